export interface ByteRange {
  from: number;
  /** The position of the last byte, inclusive. */
  to: number;
}

/**
 * Parses a Range header. Returns 'unsatisfiable' if the range is outside the file, and 'whole' without a
 * header or for one that HTTP lets a server ignore (malformed, several ranges, another unit).
 */
export function readRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, start = '', end = ''] = match ?? [];
  if (!match || (start === '' && end === '')) return 'whole';
  if (start === '') {
    const length = Math.min(Number(end), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(start);
  if (end !== '' && Number(end) < from) return 'whole';
  if (from >= size) return 'unsatisfiable';
  return { from, to: end === '' ? size - 1 : Math.min(Number(end), size - 1) };
}
