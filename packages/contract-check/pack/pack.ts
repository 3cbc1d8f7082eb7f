/**
 * The entry of `npm run contract:pack`: packs the command, the contract and the demo backend into one file
 * for plain Node.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { deriveConsumers } from '../consumers/derive.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { placesIn } from '../model/places.ts';
import { readContractFiles, readVersion } from './read-contract.ts';

const PACKAGE = 'packages/contract-check';
const { values } = parseArgs({
  options: {
    output: { type: 'string', default: '.cache/contract' },
    package: { type: 'boolean', default: false },
  },
});
const output = values.package ? `${PACKAGE}/dist` : values.output;
const FILE = 'grandstand-contract.mjs';
const MOCK_SOURCE = 'mocks/serve.ts';
const MOCK_FOLDER = '.cache/contract-mock';
const MOCK_FILE = 'mock.mjs';

/** Polyfills for Node 20, because the demo backend uses features of later versions. */
const POLYFILLS = readFileSync(`${PACKAGE}/pack/node-20.js`, 'utf8');

/** Serves the SVG drawings unchanged, because converting them to WebP needs a native library. */
const withoutWebP: Plugin = {
  name: 'without-webp',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/convert-to-webp-node.ts') ? '\0convert-to-webp' : null),
  load: (id) => (id === '\0convert-to-webp' ? 'export const convertToWebP = undefined;' : null),
};

async function bundle(entry: string, folder: string, file: string, plugins: Plugin[], banner = '') {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      target: 'node20',
      outDir: folder,
      copyPublicDir: false,
      emptyOutDir: false,
      minify: file === MOCK_FILE,
      rolldownOptions: { output: { format: 'es', entryFileNames: file, codeSplitting: false, banner } },
    },
  });
}

await bundle(MOCK_SOURCE, MOCK_FOLDER, MOCK_FILE, [withoutWebP], POLYFILLS);
const document = await loadContract();
const files = readContractFiles();
const modules: Record<string, string> = {
  'virtual:contract': inline(document),
  'virtual:consumers': inline(deriveConsumers(buildModel(document))),
  'virtual:places': inline(placesIn(files)),
  'virtual:version': inline(readVersion(document)),
  'virtual:files': compressed(JSON.stringify(files)),
  'virtual:mock': compressed(readFileSync(join(MOCK_FOLDER, MOCK_FILE), 'utf8')),
};
rmSync(MOCK_FOLDER, { recursive: true });

/** JavaScript engines parse a JSON string faster than an object literal. */
function inline(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Compresses text that few runs need. */
function compressed(text: string): string {
  return `export default ${JSON.stringify(brotliCompressSync(text).toString('base64'))};`;
}

const virtual: Plugin = {
  name: 'contract-inside',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)] ?? null,
};

await bundle(`${PACKAGE}/pack/entry.ts`, output, FILE, [virtual], '#!/usr/bin/env node');
if (values.package)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(PACKAGE, 'dist', path)), { recursive: true });
    writeFileSync(join(PACKAGE, 'dist', path), text);
  }

const kilobytes = Math.round(statSync(`${output}/${FILE}`).size / 1024);
console.log(`${output}/${FILE}: ${kilobytes} KB`);
