import type { HeardStep } from '../../tools/heard/heard-step.ts';
import type { EngineName } from './driver.ts';

export interface Outcome {
  is: 'passed' | 'failed' | 'left out';
  why?: string;
  seconds?: number;
  /** The reason why the first try failed, if there was a second try. */
  firstFailure?: string | undefined;
}

export interface EngineResult {
  engine: EngineName;
  /** The reason why no journey ran, if the engine cannot be driven. */
  missing?: string;
  outcomes: ReadonlyMap<string, Outcome>;
  /** The screen reader announcements of the journeys that passed. */
  heard: readonly HeardStep[];
}

const MARKS = { passed: '✓', failed: '✗', 'left out': '–' } as const;

/**
 * Returns a table of journeys by engines, followed by the failures and the reasons for journeys that were
 * left out.
 */
export function toEnginesReport(results: readonly EngineResult[]) {
  const titles = [...new Set(results.flatMap(({ outcomes }) => [...outcomes.keys()]))];
  const width = Math.max(...titles.map((title) => title.length), 0);
  const lines = [
    `${''.padEnd(width)}  ${results.map(({ engine }) => engine.padEnd(9)).join('')}`,
    ...titles.map(
      (title) =>
        `${title.padEnd(width)}  ${results
          .map(({ outcomes }) => {
            const outcome = outcomes.get(title);
            return (outcome ? `${MARKS[outcome.is]} ${outcome.seconds ?? ''}` : ' ').padEnd(9);
          })
          .join('')}`,
    ),
  ];
  const all = results.flatMap(({ engine, outcomes }) =>
    [...outcomes].map(([title, outcome]) => ({ engine, title, ...outcome })),
  );
  for (const { engine, title, is, why } of all)
    if (is === 'failed') lines.push(`✗ ${engine}: ${title}\n  ${why}`);
  const retried = all.filter(({ is, firstFailure }) => is === 'passed' && firstFailure !== undefined);
  for (const { engine, title, firstFailure } of retried)
    lines.push(`↻ second try: ${engine}: ${title}\n  ${firstFailure}`);
  const reasons = new Set(
    all.flatMap(({ is, engine, why }) => (is === 'left out' ? `– ${engine}: ${why}` : [])),
  );
  lines.push(...reasons);
  const missing = results.filter((result) => result.missing);
  for (const { engine, missing: why } of missing) lines.push(`${engine} was not run: ${why}`);
  const count = (is: Outcome['is']) => all.filter((each) => each.is === is).length;
  return {
    table: lines.join('\n'),
    counts: {
      passed: count('passed'),
      // In CI a missing engine counts as a failure.
      failed: count('failed') + (process.env.CI ? missing.length : 0),
      skipped: count('left out') + (process.env.CI ? 0 : missing.length),
      retried: retried.map(({ engine, title }) => `${engine}: ${title}`),
    },
  };
}
