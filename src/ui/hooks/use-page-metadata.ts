import { useEffect } from 'react';
import { type PageMetadata, pageMetadata } from '../../browser/page-metadata';

/** Publishes the page's subject for shared links and metadata. Undefined while the subject loads. */
export function usePageMetadata(metadata: PageMetadata | undefined): void {
  const { name, description, image, type } = metadata ?? {};
  useEffect(
    () => (name ? pageMetadata.publish({ name, description, image, type }) : undefined),
    [name, description, image, type],
  );
}
