/** The id that an address names: a whole number from 1. Null for anything else. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
