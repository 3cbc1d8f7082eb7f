import { z } from 'zod';
import type { TimedTest } from './choose-slow-tests.ts';

interface Suite {
  title: string;
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);

function testsWithin({ specs, suites = [] }: Suite, groups: readonly string[]): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    // A second try repeats the first.
    tests.map(({ results }) => ({
      file,
      title: [...groups, title].join(' '),
      seconds: (results.at(-1)?.duration ?? 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsWithin(inner, [...groups, inner.title]))];
}

/** The durations in Playwright's JSON report, and whether the run left no test out. */
export const timedTests = z
  .object({ config: z.object({ metadata: z.looseObject({ scope: z.string() }) }), suites: z.array(suite) })
  .transform(({ config, suites }) => ({
    // The outermost group is the file.
    tests: suites.flatMap((file) => testsWithin(file, [])),
    isFull: config.metadata.scope === 'full',
  }));
