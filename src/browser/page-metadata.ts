import { createValueStore } from '../lib/store/store';

/** The subject of the current page, for the tab title and for link previews. */
export interface PageMetadata {
  name?: string;
  description?: string | null;
  /** The address of the picture. */
  image?: string | null;
  type?: 'website' | 'video.other';
}

const store = createValueStore<PageMetadata | null>(() => null);

export const pageMetadata = {
  read: store.get,
  subscribe: store.subscribe,

  /** Publishes the subject of the page. The returned function withdraws it. */
  publish(next: PageMetadata): () => void {
    store.replace(next);
    return () => {
      if (store.get() === next) store.replace(null);
    };
  },
};
