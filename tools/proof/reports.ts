import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { playwrightTests, vitestTests } from '../test-runner/reports.ts';

/**
 * The output of a check and the time at which the check started. It does not cover sources that changed
 * later.
 */
export type Report<T> = { is: 'there'; at: Date; body: T } | { is: 'missing' } | { is: 'broken' };

const states = z.object({
  at: z.iso.datetime(),
  shown: z.number(),
  missing: z.array(z.string()),
  excepted: z.number(),
  stories: z.number(),
});

const matrix = z.object({
  tried: z.number(),
  passed: z.number(),
  crashed: z.array(z.string()),
  failed: z.array(z.string()),
  parts: z.array(z.string()),
});

// A value that could not be measured is NaN, which JSON stores as null.
const measured = z.number().nullable();
const bench = z.object({
  parts: z.array(
    z.object({
      name: z.string(),
      at: z.iso.datetime(),
      figures: z.array(
        z.object({
          of: z.string(),
          what: z.string(),
          value: measured.transform((value) => value ?? Number.NaN),
          unit: z.string(),
          budget: z.number().optional(),
          atLeast: z.literal(true).optional(),
        }),
      ),
    }),
  ),
});

function read<Body, T>(
  file: string,
  schema: z.ZodType<Body>,
  toDatedReport: (body: Body, written: Date) => [Date, T],
) {
  return (cache: string): Report<T> => {
    const path = join(cache, file);
    const written = statSync(path, { throwIfNoEntry: false })?.mtime;
    if (!written) return { is: 'missing' };
    try {
      const [at, body] = toDatedReport(schema.parse(JSON.parse(readFileSync(path, 'utf8'))), written);
      return { is: 'there', at, body };
    } catch {
      return { is: 'broken' };
    }
  };
}

const vitest = (name: string) =>
  read(`test-reports/${name}.json`, vitestTests, ({ startTime, tests }) => [new Date(startTime), tests]);

const READERS = {
  unit: vitest('unit'),
  integration: vitest('integration'),
  faults: vitest('faults'),
  checks: vitest('checks'),
  stories: vitest('stories'),
  e2e: read('test-reports/e2e.json', playwrightTests, ({ startTime, tests }) => [new Date(startTime), tests]),
  states: read('test-reports/states.json', states, (body) => [new Date(body.at), body]),
  matrix: read('test-reports/fault-matrix.json', matrix, (body, written) => [written, body]),
  bench: read('bench/report.json', bench, ({ parts }, written) => [written, parts]),
};

export type Reports = { [Name in keyof typeof READERS]: ReturnType<(typeof READERS)[Name]> };

/** Reads all reports below `.cache`, including missing and broken ones. */
export function readReports(cache: string): Reports {
  return {
    unit: READERS.unit(cache),
    integration: READERS.integration(cache),
    faults: READERS.faults(cache),
    checks: READERS.checks(cache),
    stories: READERS.stories(cache),
    e2e: READERS.e2e(cache),
    states: READERS.states(cache),
    matrix: READERS.matrix(cache),
    bench: READERS.bench(cache),
  };
}
