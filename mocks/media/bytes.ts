export type Bytes = Uint8Array<ArrayBuffer>;

export function concat(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes 32-bit numbers, highest byte first. */
export function u32(...numbers: readonly number[]): Bytes {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of numbers.entries()) view.setUint32(index * 4, number);
  return bytes;
}
