import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { isRecord } from '../../lib/parse/is';
import { scrollBackTo } from './scroll-back-to';

const KEY = 'scroll_positions';

function readPositions(): Map<string, number> {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = isRecord(positions) ? Object.entries(positions) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage, a reload starts at the top.
  }
}

/** Scrolls a new page to the top, a previous page to its last position, and a hash to its target. */
export function useScrollMemory({ key, pathname, hash, state }: Location): void {
  // The key alone is not unique, because every page that a tab opens by its address has the same key.
  const entryKey = `${key} ${pathname}`;
  const memory = useRef<{ entryKey: string; positions: Map<string, number> }>(null);

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const recordPosition = () => memory.current?.positions.set(memory.current.entryKey, scrollY);
    const onPageHide = () => memory.current && storePositions(memory.current.positions);
    // The viewer may have scrolled a rendered page before React took it over.
    if (scrollY > 0) recordPosition();
    addEventListener('scroll', recordPosition, { passive: true });
    addEventListener('pagehide', onPageHide);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('scroll', recordPosition);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);

  useLayoutEffect(() => {
    // A newly loaded page is already at the top, and scrolling would force a layout.
    const keepsPosition = memory.current === null || (isRecord(state) && state.keepScroll);
    const positions = memory.current?.positions ?? readPositions();
    memory.current = { entryKey, positions };
    const position = positions.get(entryKey);
    if (position !== undefined) return scrollBackTo(position);
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (!keepsPosition) scrollTo({ top: 0, behavior: 'instant' });
  }, [entryKey, hash, state]);
}
