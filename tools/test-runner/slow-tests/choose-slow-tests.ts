export interface TimedTest {
  file: string;
  /** The titles of its `describe` blocks and its own, as Playwright's `--grep` sees them. */
  title: string;
  seconds: number;
}

/** The slowest tests, so many that the others take at most `maxSeconds` together. */
export function chooseSlowTests(tests: readonly TimedTest[], maxSeconds: number): TimedTest[] {
  const slow: TimedTest[] = [];
  let rest = tests.reduce((sum, { seconds }) => sum + seconds, 0);
  for (const test of tests.toSorted((one, other) => other.seconds - one.seconds)) {
    if (rest <= maxSeconds) break;
    slow.push(test);
    rest -= test.seconds;
  }
  return slow;
}

/** Files with the titles of their slow tests, as `e2e/slow-tests.json` lists them. */
export type SlowTests = Readonly<Record<string, readonly string[]>>;

export function toSlowTests(tests: readonly TimedTest[]): SlowTests {
  const byFile = Map.groupBy(tests, ({ file }) => file);
  return Object.fromEntries(
    [...byFile].sort().map(([file, own]) => [file, own.map(({ title }) => title).sort()]),
  );
}

const toLiteral = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Patterns for Playwright's `grepInvert`, which matches a test's project, file and titles. */
export const toPatterns = (slow: SlowTests): RegExp[] =>
  Object.entries(slow).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`${toLiteral(`${file} ${title}`)}$`)),
  );
