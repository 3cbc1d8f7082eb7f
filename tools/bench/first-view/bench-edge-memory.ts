import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Part } from '../figures.ts';

export interface EdgeMemory {
  pages: number;
  /** The number of pages that contained their first view. */
  rendered: number;
  /** The memory in use after each tenth of the pages. */
  megabytes: number[];
}

const SCRIPT = join(import.meta.dirname, 'edge-memory.ts');

/** Measures whether the memory of an edge that serves pages of many hosts keeps growing. */
export async function benchEdgeMemory(): Promise<Part> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', SCRIPT]);
  const { pages, rendered, megabytes }: EdgeMemory = JSON.parse(stdout);
  // The caches fill during the first tenth, so it is left out.
  const half = megabytes.length / 2;
  const [early, late] = [megabytes.slice(1, half), megabytes.slice(half)];
  const of = '100,000 pages, 1,000 hosts';
  return {
    name: 'edge-memory',
    figures: [
      { of, what: 'in use at the end', value: megabytes.at(-1) ?? Number.NaN, unit: 'MB' },
      { of, what: 'second half to first', value: mean(late) / mean(early), unit: '×', budget: 1.15 },
      { of, what: 'plain pages', value: pages - rendered, unit: '', budget: 0 },
    ],
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
