import type { Test } from '../../tools/test-runner/reports.ts';
import type { Row } from './row.ts';

export interface Verdict {
  id: string;
  /** What stands against the row; nothing where it is shown. */
  faults: string[];
}

const BETWEEN = ' › ';

/** Each row against the tests of this run. */
export function judgeRows(rows: readonly Row[], tests: readonly Test[]): Verdict[] {
  const byFile = Map.groupBy(tests, ({ file }) => file);
  const ids = rows.map(({ id }) => id);
  return rows.map(({ id, shownBy }, index) => ({
    id,
    faults: [
      ...(ids.indexOf(id) === index ? [] : ['another row has the same name']),
      ...((shownBy as readonly string[]).length > 0 ? [] : ['no test shows it']),
      ...shownBy.flatMap((name) => faultOf(name, byFile)),
    ],
  }));
}

function faultOf(name: string, byFile: ReadonlyMap<string, Test[]>): string[] {
  const cut = name.indexOf(BETWEEN);
  const part = name.slice(cut + BETWEEN.length);
  if (cut === -1 || part === '') return [`“${name}” is no file and title`];
  const own = byFile.get(name.slice(0, cut));
  if (!own) return [`no test of ${name.slice(0, cut)} ran`];
  const meant = own.filter(({ title }) => title.includes(part));
  if (meant.length === 0) return [`no test is called “${name}”`];
  const lost = meant.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'second try');
  return lost.map(({ file, title, outcome }) =>
    outcome === 'failed' ? `“${file}${BETWEEN}${title}” failed` : `“${file}${BETWEEN}${title}” was left out`,
  );
}
