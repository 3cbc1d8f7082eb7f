import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

function build(root: string, out: string): void {
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '-o', out], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function buildHere(out: string): Promise<string> {
  build(ROOT, out);
  return out;
}

/** A work tree of that revision next to this one, with the packages that are installed here. */
export async function buildRevision(revision: string, folder: string): Promise<string> {
  const tree = join(folder, 'before-tree');
  mkdirSync(tree, { recursive: true });
  const archive = execFileSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const out = join(folder, 'before-site');
  build(tree, out);
  return out;
}
