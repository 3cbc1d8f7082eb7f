import { isWithin } from '../lib/links/paths';

export const EMBED_PATH = '/watch_embed';

interface Frame {
  self: unknown;
  top: unknown;
  location: { pathname: string };
}

/** Whether the document was loaded as the embedded player in a frame of another page. */
export const isForeignFrame = ({ self, top, location }: Frame): boolean =>
  self !== top && isWithin(location.pathname, EMBED_PATH);

/**
 * Whether this document was loaded so. It is evaluated only once, because the address changes as the viewer
 * navigates. At the edge it is false, because the edge renders no frames.
 */
export const inForeignFrame = typeof window !== 'undefined' && isForeignFrame(window);
