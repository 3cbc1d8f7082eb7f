import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Json } from '../model/json.ts';

export class UnknownVersion extends Error {}

/** Puts the contract of a commit, a tag or a branch into a folder; without one, that of the working tree. */
export function exportVersion(ref: string | undefined, folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (ref === undefined) {
    cpSync('openapi', folder, { recursive: true });
    return;
  }
  const verified = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    { encoding: 'utf8' },
  );
  if (verified.status !== 0) throw new UnknownVersion(`git knows no version "${ref}"`);
  const commit = verified.stdout.trim();
  const listed = execFileSync('git', ['ls-tree', '-r', '--name-only', commit, '--', 'openapi/'], {
    encoding: 'utf8',
  });
  if (listed.trim() === '') throw new UnknownVersion(`there is no contract in "${ref}"`);
  const archive = execFileSync('git', ['archive', '--format=tar', commit, 'openapi'], {
    maxBuffer: 100_000_000,
  });
  execFileSync('tar', ['-x', '--strip-components=1', '-C', folder], { input: archive });
}

/** What the diff tool tells of two folders. */
export function compare(base: string, revision: string): Json {
  // Elsewhere, since the rules of this repository's linter would take the place of those that weigh changes.
  const told = spawnSync(
    resolve('node_modules/.bin/redocly'),
    [
      'diff',
      resolve(base, 'openapi.yaml'),
      resolve(revision, 'openapi.yaml'),
      '--format',
      'json',
      '--fail-on',
      'none',
    ],
    {
      cwd: base,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    },
  );
  const start = told.stdout.indexOf('{');
  if (start === -1) throw new Error(`the diff tool failed: ${told.stderr}`);
  return JSON.parse(told.stdout.slice(start));
}
