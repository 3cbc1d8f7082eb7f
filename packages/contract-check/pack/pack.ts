/** `npm run contract:pack`: the checks, the contract and its consumers in one file that plain Node runs. */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'vite';
import { deriveConsumers } from '../consumers/derive.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { withoutProse } from './without-prose.ts';

const { values } = parseArgs({ options: { output: { type: 'string', default: '.cache/contract' } } });
const FILE = 'grandstand-contract.mjs';

const document = await loadContract();
const consumers = deriveConsumers(buildModel(document));
const modules: Record<string, string> = {
  'virtual:contract': inline(withoutProse(document)),
  'virtual:consumers': inline(consumers),
};

/** Parsed at start, which is quicker than reading it as code. */
function inline(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

const virtual: Plugin = {
  name: 'contract-inside',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.slice(1)] ?? null,
};

await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [virtual],
  ssr: { noExternal: true },
  build: {
    ssr: 'packages/contract-check/pack/entry.ts',
    target: 'node20',
    outDir: values.output,
    copyPublicDir: false,
    emptyOutDir: false,
    minify: false,
    rolldownOptions: { output: { format: 'es', entryFileNames: FILE, codeSplitting: false } },
  },
});

const kilobytes = Math.round(statSync(`${values.output}/${FILE}`).size / 1024);
console.log(`${values.output}/${FILE}: ${kilobytes} KB`);
