/** The number of bytes that contain a PNG's size, or the first tag of an SVG. */
const HEAD_BYTES = 1_024;

/** Returns the absolute URL of an image that this server may load, or null for any other URL. */
export function loadableAddress(picture: string | null, address: URL): URL | null {
  if (!picture || !URL.canParse(picture, address)) return null;
  const url = new URL(picture, address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** Returns the first bytes of an image without waiting for the rest, or null if it cannot be loaded. */
export async function readPictureHead(loading: Promise<Response>): Promise<Uint8Array | null> {
  try {
    const response = await loading;
    return response.ok ? await readHead(response) : null;
  } catch {
    return null;
  }
}

async function readHead(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  let head = new Uint8Array();
  while (reader && head.length < HEAD_BYTES) {
    const { value, done } = await reader.read();
    if (done) break;
    head = new Uint8Array([...head, ...value.slice(0, HEAD_BYTES)]);
  }
  await reader?.cancel();
  return head;
}
