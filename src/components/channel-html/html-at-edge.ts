type Writer = (html: string) => string | null;

let write: Writer | null = null;

/** How channel HTML is written into a page that the edge renders. A browser fills its elements by itself. */
export const htmlAtEdge = {
  writeWith(writer: Writer): void {
    write = writer;
  },

  /** At the edge, the sanitised text, and null for one that only a browser can read; in a browser an empty one, which its policy accepts. */
  read: (html: string): string | null => (write ? write(html) : (globalThis.trustedTypes?.emptyHTML ?? '')),
};
