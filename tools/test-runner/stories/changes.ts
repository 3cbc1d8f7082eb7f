import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

function optional<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The commit that is checked out; null outside of a git repository. */
export const headCommit = (): string | null => optional(() => git('rev-parse', 'HEAD'));

/** True if every file is as in the commit. */
export const isClean = (): boolean => optional(() => git('status', '--porcelain')) === '';

/** Null for a name that this repository does not have. */
export const commitOf = (name: string): string | null =>
  optional(() => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));

const PASSED = '.cache/passed-full-run.json';

/** Records that the full run passed at a commit. */
export function recordFullRun(commit: string, file = PASSED): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ commit })}\n`);
}

/** The recorded commit, if this repository has it. */
export function lastFullRun(file = PASSED): string | null {
  const commit = optional((): unknown => JSON.parse(readFileSync(file, 'utf8')).commit);
  return typeof commit === 'string' ? commitOf(commit) : null;
}

export interface Changes {
  /** The files that differ from that commit, new ones included; null if there is none to compare with. */
  files: string[] | null;
  /** What the files are compared with, for the reader. */
  since: string;
}

/** The changes since `since`, else since the last full run that passed. */
export function readChanges(since: string | undefined, fullRun = lastFullRun()): Changes {
  const commit = since ? commitOf(since) : fullRun;
  if (since && !commit) throw new Error(`STORIES_SINCE: there is no commit called ${since}`);
  if (!commit) return { files: null, since: 'no full run has passed here' };
  return {
    files: [
      ...lines(git('diff', '--name-only', commit)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ],
    since: since ? `since ${since}` : `since the full run that passed at ${commit.slice(0, 8)}`,
  };
}
