/** What the edge knew of the visitor for whom it rendered the page. */
export interface FirstView {
  /** When it rendered the page, in milliseconds since 1970. */
  now: number;
  locale: string;
  timeZone: string;
}

interface Rendering extends FirstView {
  /** The origin of the page's address, which only the browser knows by itself. */
  origin: string;
}

let view: FirstView | null = null;
let origin: string | null = null;

/**
 * What a page that the edge has rendered is rendered with: at the edge, and once more in the browser, so that React finds
 * what it expects. Right after that, the browser's own values take its place.
 */
export const firstView = {
  /** null on a page that nobody has rendered before. */
  read: (): FirstView | null => view,

  time: (): number => view?.now ?? Date.now(),

  origin: (): string => origin ?? location.origin,

  /** Called before the first render in the browser. */
  renderWith(next: FirstView): void {
    view = next;
  },

  /** Called before each render at the edge, which is never interrupted by another one. */
  renderAtEdge(next: Rendering): void {
    view = next;
    origin = next.origin;
  },
};
