/** Makes the browser report a screen that can be cast to. Returns a function that undoes this. */
export function withCastScreen(): () => void {
  const remote = {
    async watchAvailability(report: (available: boolean) => void) {
      report(true);
      return 1;
    },
    cancelWatchAvailability: async () => {},
    prompt: async () => {},
  };
  Object.defineProperty(HTMLVideoElement.prototype, 'remote', { configurable: true, value: remote });
  return () => {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'remote');
  };
}

/** Makes the browser look like Safari near a screen with AirPlay. Returns a function that undoes this. */
export function withAirPlayScreen(): () => void {
  const availability = 'webkitplaybacktargetavailabilitychanged';
  const { addEventListener } = EventTarget.prototype;
  const prototype = Object.assign(HTMLVideoElement.prototype, { webkitShowPlaybackTargetPicker: () => {} });
  prototype.addEventListener = function add(
    this: HTMLVideoElement,
    ...listening: Parameters<typeof addEventListener>
  ) {
    addEventListener.apply(this, listening);
    // Safari reports the screens that it knows to each new listener.
    if (listening[0] === availability)
      queueMicrotask(() =>
        this.dispatchEvent(Object.assign(new Event(availability), { availability: 'available' })),
      );
  };
  return () => {
    Reflect.deleteProperty(prototype, 'webkitShowPlaybackTargetPicker');
    Reflect.deleteProperty(prototype, 'addEventListener');
  };
}
