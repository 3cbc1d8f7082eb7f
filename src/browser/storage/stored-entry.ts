/**
 * The format of stored values. It is separate from storage.ts, for code that runs before storage.ts has
 * loaded.
 */

export const PREFIX = 'rudy_';

export interface Entry {
  value?: unknown;
  until: number;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number';
}

/** Reads a stored text, for code that runs before storage.ts has loaded; undefined if there is none. */
export function readStoredText(key: string): string | undefined {
  try {
    const entry = parseEntry(localStorage.getItem(PREFIX + key));
    return entry && entry.until > Date.now() && typeof entry.value === 'string' ? entry.value : undefined;
  } catch {
    // The storage is unavailable.
    return undefined;
  }
}

export function parseEntry(text: string | null | undefined): Entry | undefined {
  if (!text) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}
