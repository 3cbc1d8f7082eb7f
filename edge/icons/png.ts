const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS_PER_CHANNEL = 8;
const TRUE_COLOR = 2;
const BYTES_PER_PIXEL = 3;

/** The CRC-32 of each byte value, from which a chunk's checksum is computed. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = concat([new TextEncoder().encode(type), data]);
  return concat([uint32(data.length), typed, uint32(crc32(typed))]);
}

/** Edge hosts have no zlib module, so this uses the web platform's CompressionStream. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** Encodes a square image of red, green and blue bytes as a PNG without transparency. */
export async function encodePng(rgb: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const rowLength = side * BYTES_PER_PIXEL;
  // Each row starts with its filter type. 0 means no filter, which compresses flat colours well.
  const rows = new Uint8Array((rowLength + 1) * side);
  for (let row = 0; row < side; row += 1)
    rows.set(rgb.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1);
  const header = concat([uint32(side), uint32(side), Uint8Array.of(BITS_PER_CHANNEL, TRUE_COLOR, 0, 0, 0)]);
  return concat([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
