let write: ((html: string) => string) | null = null;

/** How channel HTML is written into a page that the edge renders. A browser fills its elements by itself. */
export const htmlAtEdge = {
  writeWith(writer: (html: string) => string): void {
    write = writer;
  },

  /** At the edge, the sanitised text; in a browser an empty one, which its policy accepts. */
  read: (html: string): string => write?.(html) ?? globalThis.trustedTypes?.emptyHTML ?? '',
};
