import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  path: string;
  text: string;
  /** Paths of the files that this file imports, including dynamic imports. */
  imports: string[];
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Reads every source file of the site with its imports. */
export function readSource(root = '.'): SourceFile[] {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\.tsx?$/.test(path),
  );
  return paths.sort().map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const { importedFiles } = ts.preProcessFile(text);
    const found = importedFiles.flatMap(({ fileName }) => resolveImport(root, path, fileName) ?? []);
    return { path, text, imports: [...new Set(found)] };
  });
}

function resolveImport(root: string, from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null;
  const base = name.startsWith('.') ? join(dirname(from), name) : join('src', name.slice(2));
  return (
    ENDINGS.map((ending) => base + ending).find(
      (path) => /\.tsx?$/.test(path) && existsSync(join(root, path)),
    ) ?? null
  );
}

/** Returns a file and all files that it imports, directly or indirectly. */
export function reached(
  files: Map<string, SourceFile>,
  start: string,
  next: (file: SourceFile) => string[],
): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || seen.has(path)) continue;
    seen.add(path);
    waiting.push(...next(file));
  }
  return seen;
}
