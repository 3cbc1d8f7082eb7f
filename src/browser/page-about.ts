import { createValueStore } from '../lib/store/store';

/** What the current page is about: for the tab title and for link previews. */
export interface PageAbout {
  name?: string;
  description?: string | null;
  /** The picture's address. */
  image?: string | null;
  type?: 'website' | 'video.other';
}

const store = createValueStore<PageAbout | null>(() => null);

export const pageAbout = {
  read: store.get,
  subscribe: store.subscribe,

  /** Publishes it; the returned function withdraws it. */
  publish(next: PageAbout): () => void {
    store.replace(next);
    return () => {
      if (store.get() === next) store.replace(null);
    };
  },
};
