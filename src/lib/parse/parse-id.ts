/** Parses a positive integer; null for any other text. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
