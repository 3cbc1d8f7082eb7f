import type { PlayerSource } from '../types';
import { isHls, mimeType } from './mime-type';

/**
 * Preloads the playlist of an HLS stream while the player's code is still loading; call it as soon as a
 * source is known. Returns a function that removes the preload hint.
 */
export function preloadStream(source: PlayerSource): () => void {
  if (source.type === 'embedded' || !isHls(mimeType(source.url, source.mimeType))) return () => {};
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: source.url });
  document.head.append(link);
  return () => link.remove();
}
