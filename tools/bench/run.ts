/**
 * `npm run bench`: everything that takes time, measured on the built site, as one table. Over budget, it fails.
 * `npm run bench -- video scale` measures those parts alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { buildWhenNeeded } from '../demo-site/demo-site.ts';
import { isWithin, type Part, table } from './figures.ts';
import { type MeasuredPart, partsOf, replacePart } from './kept-parts.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchScale } from './scale.ts';
import { benchStart } from './start.ts';
import { benchUnfurl } from './unfurl.ts';
import { benchVideo } from './video.ts';

const REPORT = '.cache/bench/report.json';

const parts: Record<string, () => Promise<Part>> = {
  start: benchStart,
  video: benchVideo,
  scale: benchScale,
  unfurl: async () => ({
    name: 'unfurl',
    figures: (await benchUnfurl()).flatMap(({ name, perSecond, p50, p99, plain }) => [
      { of: name, what: 'answers a second', value: perSecond, unit: '' },
      { of: name, what: 'half of them within', value: p50, unit: 'ms' },
      { of: name, what: '99 of 100 within', value: p99, unit: 'ms' },
      { of: name, what: 'without their description', value: plain, unit: '', budget: 0 },
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

await buildWhenNeeded();
const load = () => loadavg()[0]?.toFixed(1);
const machine = `${cpus().length} cores, load ${load()} before`;
const measured: Part[] = [];
let kept = partsOf(readKept());
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring ${name}…`);
  // What it measured before goes, so that nobody takes it for what a part that breaks down measured today.
  keep(replacePart(kept, name, null));
  const part = { ...(await measure()), name };
  keep(
    replacePart(kept, name, {
      ...part,
      at: new Date().toISOString(),
      machine: `${machine}, ${load()} after`,
    }),
  );
  measured.push(part);
}

console.log(table(measured));
for (const { name, notes = [] } of measured) for (const note of notes) console.log(`${name}: ${note}`);
console.log(`on ${machine}, ${load()} after`);

const over = measured.flatMap(({ figures }) => figures).filter((figure) => !isWithin(figure));
if (over.length > 0) {
  console.error(`${over.length} over budget`);
  process.exit(1);
}

function readKept(): unknown {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return null;
  }
}

function keep(all: MeasuredPart[]): void {
  kept = all;
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ parts: all }, null, 2)}\n`);
}
