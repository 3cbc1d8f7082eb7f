/** Browsers install a site only with an icon at least this large. */
const MIN_SIDE = 144;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface IconFacts {
  sizes: string;
  type: string;
}

/** What a manifest says of a picture, from its first bytes; null if it is too small or of another kind. */
export function iconFacts(bytes: Uint8Array): IconFacts | null {
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte) && bytes.length >= 24) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    return Math.min(width, height) >= MIN_SIDE ? { sizes: `${width}x${height}`, type: 'image/png' } : null;
  }
  const isSvg = /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(new TextDecoder().decode(bytes));
  return isSvg ? { sizes: 'any', type: 'image/svg+xml' } : null;
}
