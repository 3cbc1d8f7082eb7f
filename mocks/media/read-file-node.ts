import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFile } from './media-handlers.ts';
import { isPlainPath } from './plain-path.ts';

export const MEDIA_FOLDER = join(import.meta.dirname, 'files/');

export const readFromDisk: ReadFile = async (path) => {
  if (!isPlainPath(path)) return null;
  try {
    return new Uint8Array(await readFile(MEDIA_FOLDER + path));
  } catch {
    return null;
  }
};
