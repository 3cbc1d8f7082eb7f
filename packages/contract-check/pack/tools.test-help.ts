import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SOURCE = 'packages/contract-check/pack/tools';
const FOLDER = '.cache/contract-tools';
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`;
const COPIED = `${FOLDER}/package-lock.json`;

/** The folder of the installed tools, whose commands are in `.bin`. */
export const TOOLS = resolve(FOLDER, 'node_modules');

/**
 * Installs other teams' generators and linters, and plain Node 20 and 22, once for each lock file. They are
 * 370 packages, and openapi-typescript refuses TypeScript 6, so they are not dependencies of this repository.
 */
export function setup(): void {
  const lock = readFileSync(`${SOURCE}/package-lock.json`, 'utf8');
  const isCurrent = existsSync(INSTALLED) && readFileSync(COPIED, 'utf8') === lock;
  if (!isCurrent) {
    mkdirSync(FOLDER, { recursive: true });
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(`${SOURCE}/${file}`, `${FOLDER}/${file}`);
    const { status, stderr } = spawnSync('npm', ['ci', '--silent'], { cwd: FOLDER, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The tools could not be installed from the registry: ${stderr}`);
  }
}
