import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertDrawing } from './drawing-converter.ts';
import type { Bytes } from './bytes.ts';
import type { ConvertToWebP } from './media-handlers.ts';

const CACHE_FOLDER = join(import.meta.dirname, '../../.cache/demo-pictures/');
/** The widths are enough for a screen of double density. Slides are not resized. */
const WIDTHS: Record<string, number> = { crest: 192, school: 192, poster: 720, vod: 720, frame: 640 };

/** Converts a drawing to the format that channels upload. The result is cached on disk. */
export const convertToWebP: ConvertToWebP = async (name, drawing) => {
  const file = join(CACHE_FOLDER, `${name}-${createHash('sha1').update(drawing).digest('hex').slice(0, 12)}.webp`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const known = pending.get(file);
    if (known) return known;
    const conversion = queue.then(() => make(file, drawing, WIDTHS[name.split('-')[0] ?? '']));
    queue = conversion.catch(() => {});
    pending.set(file, conversion);
    return conversion.finally(() => pending.delete(file));
  }
};

/** Conversions in progress, which concurrent callers share. */
const pending = new Map<string, Promise<Bytes>>();

/** Conversions run one after another, because all images of a page at once would need 200 MB. */
let queue: Promise<unknown> = Promise.resolve();

async function make(file: string, drawing: string, width: number | undefined): Promise<Bytes> {
  const picture = await convertDrawing({ drawing, width });
  await mkdir(CACHE_FOLDER, { recursive: true });
  // Another server may be reading the file, so a complete file is renamed into place.
  const part = `${file}.${process.pid}`;
  await writeFile(part, picture);
  await rename(part, file);
  return picture;
}
