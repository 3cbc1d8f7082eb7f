import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Figures, PARTS } from './figures.ts';

const REPORTS = '.cache/test-reports';

export function setup(): void {
  rmSync(PARTS, { recursive: true, force: true });
  mkdirSync(PARTS, { recursive: true });
}

/** Prints how many cases were tested and passed after all parts have run. */
export function teardown(): void {
  const files = readdirSync(PARTS);
  const parts = files.map((file): Figures => JSON.parse(readFileSync(`${PARTS}/${file}`, 'utf8')));
  const sum = (of: 'tried' | 'passed') => parts.reduce((total, part) => total + part[of], 0);
  const figures: Figures & { parts: string[] } = {
    // Lists the parts that ran, because a run of one part is not the whole matrix.
    parts: files.map((file) => basename(file, '.json')).sort(),
    tried: sum('tried'),
    passed: sum('passed'),
    crashed: parts.flatMap(({ crashed }) => crashed).sort(),
    failed: parts.flatMap(({ failed }) => failed).sort(),
  };
  if (figures.tried === 0) return;
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/fault-matrix.json`, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(
    `fault matrix: ${figures.tried} tried, ${figures.passed} passed; in ${figures.crashed.length} of them the screen says that it stopped working`,
  );
}
