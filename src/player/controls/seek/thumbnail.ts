import type { Thumbnail } from '../../types';

/**
 * Parses a cue of a thumbnail track: either a whole image or a region of a sprite
 * (`sheet.jpg#xywh=160,0,160,90`).
 */
export function thumbnail(text: string, fileUrl: string, base = globalThis.location?.href): Thumbnail | null {
  const address = text.trim();
  const file = URL.canParse(fileUrl, base) ? new URL(fileUrl, base) : null;
  if (!address || !file || !URL.canParse(address, file)) return null;
  const url = new URL(address, file);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const numbers = /xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)/.exec(url.hash)?.slice(1).map(Number);
  url.hash = '';
  const [x = 0, y = 0, width = 0, height = 0] = numbers ?? [];
  return { url: url.href, part: width > 0 && height > 0 ? { x, y, width, height } : null };
}
