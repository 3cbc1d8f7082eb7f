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

/** Returns the commit that is checked out, or null outside of a git repository. */
export const headCommit = (): string | null => optional(() => git('rev-parse', 'HEAD'));

/** Whether the working tree has no uncommitted changes. */
export const isClean = (): boolean => optional(() => git('status', '--porcelain')) === '';

/** Returns the commit that a name refers to, or null if this repository has no such name. */
export const commitOf = (name: string): string | null =>
  optional(() => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));

const PASSED = '.cache/passed-full-run.json';

/** Records that the full run passed at a commit. */
export function recordFullRun(commit: string, file = PASSED): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ commit })}\n`);
}

/** Returns the recorded commit, if this repository has it. */
export function lastFullRun(file = PASSED): string | null {
  const commit = optional((): unknown => JSON.parse(readFileSync(file, 'utf8')).commit);
  return typeof commit === 'string' ? commitOf(commit) : null;
}

export interface Changes {
  /**
   * The files that differ from that commit, including new files. Null if there is no commit to compare with.
   */
  files: string[] | null;
  /** Describes for the reader what the files are compared with. */
  since: string;
}

/** Returns the changes since `since`, or else since the last full run that passed. */
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
