type Writer = (html: string) => string | null;

let write: Writer | null = null;

/**
 * Sanitises channel HTML while the edge renders a page. In the browser, an effect fills in the HTML later.
 */
export const htmlAtEdge = {
  writeWith(writer: Writer): void {
    write = writer;
  },

  /**
   * At the edge, returns the sanitised HTML, or null if only a browser can parse it. In
   * a browser, returns an empty string that its Trusted Types policy accepts.
   */
  read: (html: string): string | null => (write ? write(html) : (globalThis.trustedTypes?.emptyHTML ?? '')),
};
