import { type ApiEvents, apiEvents } from '../api/events';
import { keyRing } from '../api/http';
import { type Tracked, type Trouble, tracked } from './track';

type AllEvents = ApiEvents & Tracked;

/** When, where and for which viewer it happened. */
interface Moment {
  at: number;
  href: string;
  title: string;
  apiKey: string | null;
  viewer: { id: number; email: string } | null;
}

/** An event with its context. */
export type ObservedEvent = {
  [Type in keyof AllEvents]: { type: Type; value: AllEvents[Type] };
}[keyof AllEvents] &
  Moment;

/** Subscribes to everything that is measured or reported. Part of the first load: keep it small. */
export function subscribeToAll(viewer: () => Moment['viewer'], onEvent: (event: ObservedEvent) => void) {
  const emit = (type: keyof AllEvents, value: unknown) =>
    // Emitters guarantee that the value matches the type.
    onEvent({
      type,
      value,
      at: Date.now(),
      href: location.href,
      title: document.title,
      apiKey: keyRing.peek()?.apiKey ?? null,
      viewer: viewer(),
    } as ObservedEvent);
  const reportTrouble = (kind: 'uncaught' | 'chunk', error: unknown) =>
    emit('trouble', { kind, error } satisfies Trouble);
  const stopped = new AbortController();
  addEventListener('error', ({ error, message }) => reportTrouble('uncaught', error ?? message), stopped);
  addEventListener('unhandledrejection', ({ reason }) => reportTrouble('uncaught', reason), stopped);
  addEventListener(
    'vite:preloadError',
    (event) => {
      // lost-styles.ts prevents the event of a stylesheet that it loads again, so nothing is lost yet.
      if (!event.defaultPrevented) reportTrouble('chunk', event.payload);
    },
    stopped,
  );
  const stops = [apiEvents.onAny(emit), tracked.onAny(emit), () => stopped.abort()];
  return () => {
    for (const stop of stops) stop();
  };
}
