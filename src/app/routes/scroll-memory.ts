import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { isRecord } from '../../lib/parse/is';
import { scrollBackTo } from './scroll-back-to';

const KEY = 'scroll_positions';

function kept(): Map<string, number> {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = isRecord(positions) ? Object.entries(positions) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

function keep(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A reload then begins at the top.
  }
}

/** A new page begins at its top, one that was left is found where it was, and a hash leads to its place. */
export function useScrollMemory({ key, pathname, hash, state }: Location): void {
  // Whatever page a tab is led to by its address has the same key.
  const place = `${key} ${pathname}`;
  const memory = useRef<{ place: string; positions: Map<string, number> }>(null);

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const note = () => memory.current?.positions.set(memory.current.place, scrollY);
    const leave = () => memory.current && keep(memory.current.positions);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    // A page that has just opened is at its top; to say so would have it laid out at once.
    const stays = memory.current === null || (isRecord(state) && state.keepScroll);
    const positions = memory.current?.positions ?? kept();
    memory.current = { place, positions };
    const position = positions.get(place);
    if (position !== undefined) return scrollBackTo(position);
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (!stays) scrollTo({ top: 0, behavior: 'instant' });
  }, [place, hash, state]);
}
