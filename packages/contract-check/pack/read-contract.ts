import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../model/json.ts';
import type { Version } from '../model/version.ts';

const PACKAGE = 'packages/contract-check/package.json';

/** Reads the contract's files in this repository. */
export function readContractFiles(): Record<string, string> {
  const paths = globSync('openapi/**/*.yaml').sort();
  return Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
}

export function readVersion(document: JsonObject): Version {
  const { info } = document;
  const own: unknown = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  return {
    contract: isObject(info) ? String(info.version) : 'unknown',
    commit: currentCommit(),
    check: isObject(own) ? String(own.version) : 'unknown',
  };
}

function currentCommit(): string {
  try {
    const git = (...parts: string[]) =>
      execFileSync('git', parts, { encoding: 'utf8', stdio: 'pipe' }).trim();
    const changed = git('status', '--porcelain', '--', 'openapi') !== '';
    return `${git('rev-parse', '--short=8', 'HEAD')}${changed ? ', changed' : ''}`;
  } catch {
    return 'without a commit';
  }
}
