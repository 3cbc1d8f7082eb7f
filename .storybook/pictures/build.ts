import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

const run = promisify(execFile);

async function build(root: string, out: string): Promise<void> {
  await run('npm', ['run', '--silent', 'build-storybook', '--', '-o', out], {
    cwd: root,
    maxBuffer: 1 << 30,
  });
}

export async function buildHere(out: string): Promise<string> {
  await build(ROOT, out);
  return out;
}

/**
 * Builds Storybook in a work tree of a revision, with the packages that are installed here. The build of the
 * latest other revision is reused.
 */
export async function buildRevision(revision: string, folder: string): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', `${revision}^{commit}`], { cwd: ROOT, encoding: 'utf8' });
  const out = join(folder, commit.trim());
  if (existsSync(out)) return out;
  rmSync(folder, { recursive: true, force: true });
  const tree = join(folder, 'tree');
  mkdirSync(tree, { recursive: true });
  const archive = execFileSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const unfinished = join(folder, 'unfinished');
  await build(tree, unfinished);
  renameSync(unfinished, out);
  return out;
}
