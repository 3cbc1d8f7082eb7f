import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Bytes, Photograph } from './media-handlers.ts';

const KEPT = join(import.meta.dirname, '../../.cache/demo-pictures/');
/** As wide as the site shows them on a screen of twice the density; slides keep their own size. */
const WIDTHS: Record<string, number> = { crest: 192, school: 192, poster: 720, vod: 720 };

/** A drawing as channels upload their pictures. Each is made once on this machine. */
export const photograph: Photograph = async (name, drawing) => {
  const file = join(KEPT, `${name}-${createHash('sha1').update(drawing).digest('hex').slice(0, 12)}.webp`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const begun = making.get(file) ?? make(file, drawing, WIDTHS[name.split('-')[0] ?? '']);
    making.set(file, begun);
    return begun.finally(() => making.delete(file));
  }
};

/** Two who ask at once are given the same one. */
const making = new Map<string, Promise<Bytes>>();

async function make(file: string, drawing: string, width: number | undefined): Promise<Bytes> {
  const picture = await sharp(Buffer.from(drawing)).resize({ width }).webp({ quality: 78 }).toBuffer();
  await mkdir(KEPT, { recursive: true });
  // Whole or not at all: another server may be reading.
  const part = `${file}.${process.pid}`;
  await writeFile(part, picture);
  await rename(part, file);
  return new Uint8Array(picture);
}
