/** The entry of the packed command. pack.ts creates the virtual modules. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import consumers from 'virtual:consumers';
import document from 'virtual:contract';
import files from 'virtual:files';
import mock from 'virtual:mock';
import places from 'virtual:places';
import version from 'virtual:version';
import { main } from '../cli/main.ts';

const decompressed = (text: string) => brotliDecompressSync(Buffer.from(text, 'base64')).toString();

process.exitCode = await main(process.argv.slice(2), async () => ({
  document,
  consumers,
  places,
  version,
  contractFiles: () => JSON.parse(decompressed(files)),
  mockScript: () => {
    const file = join(mkdtempSync(join(tmpdir(), 'grandstand-mock-')), 'mock.mjs');
    writeFileSync(file, decompressed(mock));
    return file;
  },
}));
