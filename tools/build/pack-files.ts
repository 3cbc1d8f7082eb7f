import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PACKED } from './file-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A smaller file fits into one packet, so compressing it gains nothing. */
const MIN_BYTES = 512;

/**
 * Writes `file.br` and `file.gz` next to each file that becomes smaller, except files that a deployment may
 * change.
 */
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
  if (text.length < MIN_BYTES) return;
  // Only developers load source maps, so they are not worth minutes of compression.
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
