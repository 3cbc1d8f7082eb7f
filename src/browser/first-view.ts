/** The values with which the edge renders a page for a visitor. */
export interface FirstView {
  /** The time of the rendering, in milliseconds since 1970. */
  now: number;
  locale: string;
  timeZone: string;
}

interface Rendering extends FirstView {
  /** The origin of the page's address, which the edge can't read from `location`. */
  origin: string;
}

let view: FirstView | null = null;
let origin: string | null = null;

/**
 * The values with which a page is rendered at the edge, and again when the browser hydrates it, so that React
 * finds the same content. After the hydration, the page uses the browser's own values.
 */
export const firstView = {
  /** The values of the rendering; null on a page that was not rendered at the edge. */
  read: (): FirstView | null => view,

  time: (): number => view?.now ?? Date.now(),

  origin: (): string => origin ?? location.origin,

  /** Called in the browser before it hydrates the page. */
  renderWith(next: FirstView): void {
    view = next;
  },

  /** Called before each rendering at the edge. No other rendering can interrupt it. */
  renderAtEdge(next: Rendering): void {
    view = next;
    origin = next.origin;
  },
};
