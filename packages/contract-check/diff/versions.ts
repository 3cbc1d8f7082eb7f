import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { VERSIONS_FOLDER } from './released.ts';

export class UnknownVersionError extends Error {}

/**
 * Copies folders of a commit, tag or branch into a folder, or of the working tree if there is no ref. For a
 * version without a git tag, such as `1.4.0` or `v1.4.0`, it copies only the recorded contract.
 */
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
  if (verified.status !== 0) {
    const recorded = /^v?(\d+\.\d+\.\d+)$/.exec(ref)?.[1];
    const file = `${VERSIONS_FOLDER}/${recorded}.json`;
    if (!recorded || !existsSync(file))
      throw new UnknownVersionError(
        `"${ref}" is no commit, tag or branch of git, and ${VERSIONS_FOLDER} has no such version`,
      );
    // The loader reads YAML, and every JSON document is valid YAML.
    cpSync(file, `${folder}/openapi/openapi.yaml`);
    return;
  }
  const commit = verified.stdout.trim();
  const listed = execFileSync('git', ['ls-tree', '-r', '--name-only', commit, '--', 'openapi/'], {
    encoding: 'utf8',
  });
  if (listed.trim() === '') throw new UnknownVersionError(`there is no contract in "${ref}"`);
  const archive = execFileSync('git', ['archive', '--format=tar', commit, ...parts], {
    maxBuffer: 1_000_000_000,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}
