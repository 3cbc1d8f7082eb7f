import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes links that wrap out of sight inert and marks the header with `data-more`. It measures twice, because
 * the button for the hidden links takes up space too.
 */
export function useMenuOverflow(
  header: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const bar = header.current;
    const links = row.current?.querySelectorAll('li');
    if (!bar || !links) return;
    const markOverflow = () => {
      let more = false;
      for (const link of links) {
        link.inert = link.offsetTop > (links[0]?.offsetTop ?? 0);
        more ||= link.inert;
      }
      return more;
    };
    const update = () => {
      bar.dataset.more = String(markOverflow());
      markOverflow();
    };
    const watcher = new ResizeObserver(update);
    // Links are observed too, because they change their size when their font loads.
    for (const part of [bar, ...links]) watcher.observe(part);
    return () => watcher.disconnect();
  });
}
