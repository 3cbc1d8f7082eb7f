import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './page.ts';

/** Files that no report covers, so a report stays current when only these have changed. */
const NO_SOURCE = [':(exclude)README.md', ':(exclude)docs'];

/** Describes this build, and returns when its sources last changed. */
export function buildOf(root: string, at: Date): { build: Build; since: Date } {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const committed = new Date(git('log', '-1', '--format=%cI', '--', '.', ...NO_SOURCE));
  const changed = git(
    'ls-files',
    '-z',
    '--modified',
    '--others',
    '--exclude-standard',
    '--',
    '.',
    ...NO_SOURCE,
  )
    .split('\0')
    .filter(Boolean);
  const times = changed.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return {
    build: { revision: git('rev-parse', '--short', 'HEAD'), changed: changed.length > 0, at },
    since: new Date(Math.max(committed.getTime(), ...times)),
  };
}
