import type { EventList, ListEventsParams } from '@generated/model';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useStartsWhole } from '../../ui/navigation/use-starts-whole';

interface LoadedList {
  params: ListEventsParams;
  listed: readonly EventList[];
  live: readonly EventList[];
}

interface Pages {
  data: { pages: readonly EventList[] } | undefined;
  isPlaceholderData: boolean;
}

const NO_PAGES: readonly EventList[] = [];

function toLoadedList(params: ListEventsParams, listed: Pages, live: Pages | null): LoadedList | null {
  if (!listed.data || (live && !live.data)) return null;
  return { params, listed: listed.data.pages, live: live?.data?.pages ?? NO_PAGES };
}

/**
 * Returns the previous list until both parts of the next list have loaded or failed.
 * Null if nothing has loaded.
 */
export function useLoadedList(params: ListEventsParams, listed: Pages, live: Pages | null) {
  const isPlaceholder = listed.isPlaceholderData || live?.isPlaceholderData === true;
  const next = toLoadedList(params, listed, live);
  const [loaded, setLoaded] = useState(next);
  if (!isPlaceholder && (next?.listed !== loaded?.listed || next?.live !== loaded?.live)) setLoaded(next);
  // Rendering many cards is slow, so it is deferred behind the viewer's input.
  const shown = useDeferredValue(loaded);
  return { shown, isLate: isPlaceholder || shown !== loaded };
}

/**
 * Whether the rest of a list may render. A new list renders its first viewport first. A list of several pages
 * is rendered at once, so that the scroll position can be restored.
 */
export function useIsWhole(shown: LoadedList | null): boolean {
  const startsWhole = useStartsWhole();
  const list = shown && JSON.stringify(shown.params);
  const [whole, setWhole] = useState(startsWhole ? list : null);
  useEffect(() => startTransition(() => setWhole(list)), [list]);
  return whole === list || (shown !== null && shown.listed.length > 1);
}
