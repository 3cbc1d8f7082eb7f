import { type ApiEvents, apiEvents } from '../api/events';
import { keyRing } from '../api/http';
import { type Tracked, type Trouble, tracked } from './track';

type Told = ApiEvents & Tracked;

/** Who and where the viewer was. */
interface Moment {
  at: number;
  href: string;
  title: string;
  apiKey: string | null;
  viewer: { id: number; email: string } | null;
}

/** Something that happened, and the moment it did. */
export type ObservedEvent = { [Type in keyof Told]: { type: Type; value: Told[Type] } }[keyof Told] & Moment;

/** Hears all that is measured or reported, from the first call on. Part of the first load: kept small. */
export function subscribeToAll(viewer: () => Moment['viewer'], hear: (happening: ObservedEvent) => void) {
  const told = (type: keyof Told, value: unknown) =>
    // The type and its value belong together: emitters see to that.
    hear({
      type,
      value,
      at: Date.now(),
      href: location.href,
      title: document.title,
      apiKey: keyRing.peek()?.apiKey ?? null,
      viewer: viewer(),
    } as ObservedEvent);
  const broke = (kind: 'uncaught' | 'chunk', error: unknown) =>
    told('trouble', { kind, error } satisfies Trouble);
  const stopped = new AbortController();
  addEventListener('error', ({ error, message }) => broke('uncaught', error ?? message), stopped);
  addEventListener('unhandledrejection', ({ reason }) => broke('uncaught', reason), stopped);
  addEventListener('vite:preloadError', ({ payload }) => broke('chunk', payload), stopped);
  const stops = [apiEvents.onAny(told), tracked.onAny(told), () => stopped.abort()];
  return () => {
    for (const stop of stops) stop();
  };
}
