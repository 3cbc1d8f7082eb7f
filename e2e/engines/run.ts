/** Runs the same journeys in Chromium, Firefox and WebKit: `npm run test:engines`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { HeardStep } from '../../tools/heard/heard-step.ts';
import { startChromium } from './chromium.ts';
import { type Driver, EngineMissingError, type EngineName, type Visitor } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { runFirstViews, titleOf, VISITORS } from './first-views.ts';
import { JOURNEYS } from './journeys.ts';
import { type EngineResult, toEnginesReport } from './report.ts';
import { reportHeard, unlistedIn } from './report-heard.ts';
import { runJourneys } from './run-journeys.ts';
import { startWebKit } from './webkit.ts';

const STARTS: Readonly<Record<EngineName, (visitor?: Visitor) => Promise<Driver>>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};
const NAMES = Object.keys(STARTS) as EngineName[];

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...NAMES] },
    only: { type: 'string', default: '' },
  },
});
const engines = NAMES.filter((name) =>
  values.engine.some((each) => each.toLowerCase() === name.toLowerCase()),
);
const journeys = JOURNEYS.filter(({ title }) => title.includes(values.only));
const visitors = VISITORS.filter((visitor) => titleOf(visitor).includes(values.only));
if (engines.length === 0 || journeys.length + visitors.length === 0) {
  console.error(`--engine is one of ${NAMES.join(', ')}; --only is a part of a journey's title.`);
  process.exit(2);
}

const results: EngineResult[] = [];
for (const name of engines) {
  const result = await runJourneys(name, STARTS[name], journeys, EngineMissingError);
  const firstViews = result.missing ? [] : await runFirstViews(name, STARTS[name], visitors);
  results.push({ ...result, outcomes: new Map([...result.outcomes, ...firstViews]) });
}
const report = toEnginesReport(results);
console.log(report.table);
const isWhole = engines.length === NAMES.length && journeys.length === JOURNEYS.length;
report.counts.failed += reportHeard(await recordAgain(), isWhole && report.counts.failed === 0);
mkdirSync('.cache/test-reports', { recursive: true });
writeFileSync('.cache/test-reports/engines.json', JSON.stringify(report.counts));
console.log(
  `${report.counts.passed} passed, ${report.counts.failed} failed, ${report.counts.skipped} skipped`,
);
process.exit(report.counts.failed > 0 ? 1 : 0);

/**
 * Repeats journeys whose unexplained differences may come from reading a page too early, and returns all
 * steps with the repeated ones replaced.
 */
async function recordAgain(): Promise<HeardStep[]> {
  const steps = results.flatMap(({ heard }) => [...heard]);
  const unlisted = unlistedIn(steps);
  const again = journeys.filter(({ title }) => unlisted.some((each) => each.includes(`(${title}: `)));
  if (again.length === 0) return steps;
  for (const each of unlisted) console.log(`↻ second try: ${each}`);
  const repeated = new Set<string>();
  const second: HeardStep[] = [];
  for (const name of engines) {
    const { heard } = await runJourneys(name, STARTS[name], again, EngineMissingError);
    for (const step of heard) repeated.add(`${name} ${step.journey}`);
    second.push(...heard);
  }
  return [...steps.filter(({ engine, journey }) => !repeated.has(`${engine} ${journey}`)), ...second];
}
