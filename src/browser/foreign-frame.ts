import { isWithin } from '../lib/links/paths';

export const EMBED_PATH = '/watch_embed';

interface Frame {
  self: unknown;
  top: unknown;
  location: { pathname: string };
}

/** Whether the document was loaded as the embedded player, inside of another page. */
export const isForeignFrame = ({ self, top, location }: Frame = window): boolean =>
  self !== top && isWithin(location.pathname, EMBED_PATH);

/** Judged once: the address changes as the viewer navigates, where the document was loaded does not. */
export const inForeignFrame = isForeignFrame();
