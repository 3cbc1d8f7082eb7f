const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Creates a reference for this geo restriction that the viewer can quote to support. It is created on the
 * device, and the backend does not know it.
 */
export function geoReference(about: { id: number; country: string | null; at: number }): string {
  let hash = 0x811c9dc5;
  for (const char of `${about.id}|${about.country}|${Math.floor(about.at / 1000)}`)
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  let code = '';
  for (let digit = 0; digit < 6; digit++) {
    code += LETTERS[hash % LETTERS.length];
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0;
  }
  return `${about.country ?? 'XX'}-${about.id}-${code}`;
}
