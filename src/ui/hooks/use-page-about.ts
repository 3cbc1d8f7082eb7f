import { useEffect } from 'react';
import { type PageAbout, pageAbout } from '../../browser/page-about';

/** Publishes what the page is about for share links and page data; undefined while unknown. */
export function usePageAbout(about: PageAbout | undefined): void {
  const { name, description, image, type } = about ?? {};
  useEffect(
    () => (name ? pageAbout.publish({ name, description, image, type }) : undefined),
    [name, description, image, type],
  );
}
