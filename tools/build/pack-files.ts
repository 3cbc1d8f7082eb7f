import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PACKED } from './file-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a file fits into one packet, and packing it wins nothing. */
const SMALLEST = 512;

/** Puts `file.br` and `file.gz` beside each file that they make smaller. What a deployment may change stays plain. */
export async function packFiles(folder: string): Promise<void> {
  for (const old of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, old));
  const files = globSync(`**/*.{${PACKED.join(',')}}`, {
    cwd: folder,
    exclude: ['config.json', 'config/**'],
  }).map((name) => join(folder, name));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const text = readFileSync(file);
  if (text.length < SMALLEST) return;
  // Maps are for who looks for a mistake: they are not worth minutes of packing.
  const quality = file.endsWith('.map') ? 5 : 11;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const packed = { br: await brotli(text, { params }), gz: await zip(text, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length < text.length) writeFileSync(`${file}.${ending}`, bytes);
}
