/**
 * The entry of `npm run bench`: measures the performance of the built site and prints one table. Fails when a
 * figure is over budget. `npm run bench -- video scale` measures only those parts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { buildWhenNeeded } from '../demo-site/demo-site.ts';
import { formatTable, isWithin, type Part } from './figures.ts';
import { benchEdgeMemory } from './first-view/bench-edge-memory.ts';
import { benchFirstView } from './first-view/bench-first-view.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMulti } from './multi.ts';
import { benchNavigation } from './navigation/bench-navigation.ts';
import { benchScale } from './scale.ts';
import { benchStart } from './start.ts';
import { type MeasuredPart, partsOf, replacePart } from './stored-parts.ts';
import { benchUnfurl } from './unfurl.ts';
import { benchVideo } from './video.ts';

const REPORT = '.cache/bench/report.json';

const parts: Record<string, () => Promise<Part>> = {
  start: benchStart,
  'first-view': benchFirstView,
  'edge-memory': benchEdgeMemory,
  navigation: benchNavigation,
  video: benchVideo,
  multi: benchMulti,
  scale: benchScale,
  unfurl: async () => ({
    name: 'unfurl',
    figures: (await benchUnfurl()).flatMap(({ name, perSecond, p50, p99, mismatches }) => [
      { of: name, what: 'answers a second', value: perSecond, unit: '' },
      { of: name, what: 'half of them within', value: p50, unit: 'ms' },
      { of: name, what: '99 of 100 within', value: p99, unit: 'ms' },
      { of: name, what: 'without their description', value: mismatches, unit: '', budget: 0 },
    ]),
  }),
  lighthouse: benchLighthouse,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

buildWhenNeeded();
const load = () => loadavg()[0]?.toFixed(1);
const machine = `${cpus().length} cores, load ${load()} before`;
const measured: Part[] = [];
let stored = partsOf(readStoredReport());
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring ${name}…`);
  // Removes the old figures first, so that they are not mistaken for new ones if the measurement crashes.
  storeParts(replacePart(stored, name, null));
  const part = { ...(await measure()), name };
  storeParts(
    replacePart(stored, name, {
      ...part,
      at: new Date().toISOString(),
      machine: `${machine}, ${load()} after`,
    }),
  );
  measured.push(part);
}

console.log(formatTable(measured));
for (const { name, notes = [] } of measured) for (const note of notes) console.log(`${name}: ${note}`);
console.log(`on ${machine}, ${load()} after`);

const overBudget = measured.flatMap(({ figures }) => figures).filter((figure) => !isWithin(figure));
if (overBudget.length > 0) {
  console.error(`${overBudget.length} over budget`);
  process.exit(1);
}

function readStoredReport(): unknown {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return null;
  }
}

function storeParts(all: MeasuredPart[]): void {
  stored = all;
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ parts: all }, null, 2)}\n`);
}
