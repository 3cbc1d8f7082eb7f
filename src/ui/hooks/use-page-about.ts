import { useEffect } from 'react';
import { type PageAbout, pageAbout } from '../../browser/page-about';

/** Says what the page is about; undefined while that is not known. */
export function usePageAbout(about: PageAbout | undefined): void {
  const { name, description, image, type } = about ?? {};
  useEffect(
    () => (name ? pageAbout.say({ name, description, image, type }) : undefined),
    [name, description, image, type],
  );
}
