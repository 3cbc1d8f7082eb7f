/** What the page on the screen is about, where it is about one thing: for the tab, for those it is sent to. */
export interface PageAbout {
  name?: string;
  description?: string | null;
  /** Its picture's address. */
  image?: string | null;
  type?: 'website' | 'video.other';
}

let about: PageAbout | null = null;
const listeners = new Set<() => void>();

function change(next: PageAbout | null): void {
  about = next;
  for (const listener of [...listeners]) listener();
}

export const pageAbout = {
  read: (): PageAbout | null => about,

  /** Said by a screen once it knows; taken back by what it gets. */
  say(next: PageAbout): () => void {
    change(next);
    return () => {
      if (about === next) change(null);
    };
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
