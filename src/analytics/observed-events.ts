import { type ApiEvents, apiEvents } from '../api/events';
import { keyRing } from '../api/http';
import { type Tracked, type Trouble, tracked } from './track';

type AllEvents = ApiEvents & Tracked;

/** The time, page and viewer of an event. */
interface Moment {
  at: number;
  href: string;
  title: string;
  apiKey: string | null;
  viewer: { id: number; email: string } | null;
}

/** An event with its time, page and viewer. */
export type ObservedEvent = {
  [Type in keyof AllEvents]: { type: Type; value: AllEvents[Type] };
}[keyof AllEvents] &
  Moment;

/**
 * Subscribes to all events that are measured or reported. This code is part of the first load, so keep it
 * small.
 */
export function subscribeToAll(viewer: () => Moment['viewer'], onEvent: (event: ObservedEvent) => void) {
  const emit = (type: keyof AllEvents, value: unknown) =>
    // The emitters guarantee that the value matches the type.
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
  addEventListener('vite:preloadError', ({ payload }) => reportTrouble('chunk', payload), stopped);
  const stops = [apiEvents.onAny(emit), tracked.onAny(emit), () => stopped.abort()];
  return () => {
    for (const stop of stops) stop();
  };
}
