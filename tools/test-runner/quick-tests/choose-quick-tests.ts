export interface TimedTest {
  file: string;
  /** The titles of the test's `describe` blocks and its own title, as Playwright's `--grep` matches them. */
  title: string;
  seconds: number;
}

/**
 * A test that takes more than this share of a quick run is left to the full run, even if its file has no
 * quicker one.
 */
const MAX_SHARE_PER_TEST = 0.1;

/**
 * Returns the quickest test of each file, and then the quickest others until they take this share of all
 * seconds.
 */
export function chooseQuickTests(tests: readonly TimedTest[], share: number): TimedTest[] {
  const secondsOf = (some: readonly TimedTest[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  const maxSeconds = share * secondsOf(tests);
  const byDuration = tests.toSorted((one, other) => one.seconds - other.seconds);
  const firstOfFiles = [...Map.groupBy(byDuration, ({ file }) => file).values()]
    .flatMap((own) => own.slice(0, 1))
    .filter(({ seconds }) => seconds <= maxSeconds * MAX_SHARE_PER_TEST);
  let left = maxSeconds - secondsOf(firstOfFiles);
  const more = byDuration.filter((test) => {
    if (firstOfFiles.includes(test)) return false;
    left -= test.seconds;
    return left >= 0;
  });
  return [...firstOfFiles, ...more];
}

/** Files with the titles of their tests, as in `e2e/quick-tests.json`. */
export type TestList = Readonly<Record<string, readonly string[]>>;

export function toTestList(tests: readonly TimedTest[]): TestList {
  const byFile = Map.groupBy(tests, ({ file }) => file);
  return Object.fromEntries(
    [...byFile].sort().map(([file, own]) => [file, own.map(({ title }) => title).sort()]),
  );
}

const toLiteral = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns patterns for Playwright's `grep`, which matches a test's project, file and titles. */
export const toPatterns = (list: TestList): RegExp[] =>
  Object.entries(list).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`${toLiteral(`${file} ${title}`)}$`)),
  );
