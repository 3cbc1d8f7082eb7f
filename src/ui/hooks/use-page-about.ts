import { useEffect } from 'react';
import { type PageAbout, pageAbout } from '../../browser/page-about';

/** Publishes the page's subject for shared links and metadata. Undefined while the subject loads. */
export function usePageAbout(about: PageAbout | undefined): void {
  const { name, description, image, type } = about ?? {};
  useEffect(
    () => (name ? pageAbout.publish({ name, description, image, type }) : undefined),
    [name, description, image, type],
  );
}
