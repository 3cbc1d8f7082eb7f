import { z } from 'zod';

export interface Step {
  title: string;
  error?: unknown;
  steps?: Step[] | undefined;
}

const step: z.ZodType<Step> = z.lazy(() =>
  z.object({ title: z.string(), error: z.unknown().optional(), steps: z.array(step).optional() }),
);

const test = z.object({
  projectName: z.string(),
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(
    z.object({
      duration: z.number(),
      errors: z.array(z.object({ message: z.string().optional() })).optional(),
      steps: z.array(step).optional(),
    }),
  ),
});

interface Group {
  title: string;
  specs: { file: string; title: string; tests: z.infer<typeof test>[] }[];
  suites?: Group[] | undefined;
}

const group: z.ZodType<Group> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ file: z.string(), title: z.string(), tests: z.array(test) })),
    suites: z.array(group).optional(),
  }),
);

export type PlaywrightTest = z.infer<typeof test> & {
  file: string;
  /** The titles of the test's `describe` blocks, then its own title. */
  titles: readonly string[];
};

function testsWithin({ specs, suites = [] }: Group, outer: readonly string[]): PlaywrightTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((one): PlaywrightTest => ({ ...one, file, titles: [...outer, title] })),
  );
  return [...own, ...suites.flatMap((inner) => testsWithin(inner, [...outer, inner.title]))];
}

/** Parses Playwright's JSON report, and flattens its nested groups into one list of tests. */
export const playwrightReport = z
  .object({
    config: z.object({ metadata: z.looseObject({ scope: z.string() }) }),
    stats: z.object({
      startTime: z.iso.datetime(),
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    errors: z.array(z.object({ message: z.string().optional() })),
    suites: z.array(group),
  })
  .transform(({ suites, ...report }) => ({
    ...report,
    // The outermost group is the file.
    tests: suites.flatMap((file) => testsWithin(file, [])),
  }));
