import { type RefObject, useLayoutEffect } from 'react';

/**
 * What has no room in a header's row of links wraps out of sight: it can't be reached there, and the header tells
 * with `data-more` that the row is not all of it. The button for the rest takes room itself, so it is looked twice.
 */
export function useRoom(header: RefObject<HTMLElement | null>, row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = header.current;
    const links = row.current?.querySelectorAll('li');
    if (!bar || !links) return;
    const look = () => {
      let more = false;
      for (const link of links) {
        link.inert = link.offsetTop > (links[0]?.offsetTop ?? 0);
        more ||= link.inert;
      }
      return more;
    };
    const arrange = () => {
      bar.dataset.more = String(look());
      look();
    };
    const watcher = new ResizeObserver(arrange);
    // The links' own size follows their font, which comes later than they do.
    for (const part of [bar, ...links]) watcher.observe(part);
    return () => watcher.disconnect();
  });
}
