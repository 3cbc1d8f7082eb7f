/** Browsers install a site only if it has an icon of at least this size. */
const MIN_SIDE = 144;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface IconFacts {
  sizes: string;
  type: string;
}

interface Size {
  width: number;
  height: number;
}

function pngSize(bytes: Uint8Array): Size | null {
  if (!PNG_SIGNATURE.every((byte, at) => bytes[at] === byte) || bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Returns the attributes of an SVG's first tag, or null for another kind of image. */
function svgAttributes(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg([\s>][^>]*)/.exec(text)?.[1] ?? null;
}

function svgSize(attributes: string): Size | null {
  const side = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(attributes)?.[1]);
  const own = { width: side('width'), height: side('height') };
  if (own.width > 0 && own.height > 0) return own;
  const [, width, height] =
    /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(attributes) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/**
 * Returns an image's width divided by its height, read from its first bytes. Null if they do not contain it.
 */
export function pictureRatio(bytes: Uint8Array): number | null {
  const { width, height } = pngSize(bytes) ?? svgSize(svgAttributes(bytes) ?? '') ?? { width: 0, height: 0 };
  return width > 0 && height > 0 ? width / height : null;
}

/** Returns an image's size and type for the manifest, or null if it is too small or of another kind. */
export function iconFacts(bytes: Uint8Array): IconFacts | null {
  const png = pngSize(bytes);
  if (png) {
    const { width, height } = png;
    return Math.min(width, height) >= MIN_SIDE ? { sizes: `${width}x${height}`, type: 'image/png' } : null;
  }
  return svgAttributes(bytes) !== null ? { sizes: 'any', type: 'image/svg+xml' } : null;
}
