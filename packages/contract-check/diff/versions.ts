import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';

export class UnknownVersion extends Error {}

/** Copies folders of a commit, a tag or a branch into a folder; without one, those of the working tree. */
export function exportVersion(ref: string | undefined, folder: string, parts = ['openapi']): void {
  mkdirSync(folder, { recursive: true });
  if (ref === undefined) {
    for (const part of parts) cpSync(part, `${folder}/${part}`, { recursive: true });
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
  const archive = execFileSync('git', ['archive', '--format=tar', commit, ...parts], {
    maxBuffer: 1_000_000_000,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}
