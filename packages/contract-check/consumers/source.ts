import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SourceFile {
  path: string;
  text: string;
  /** Paths of the files it imports, those loaded later included. */
  imports: string[];
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Every file of the site, as text, with what it imports. */
export function readSource(): SourceFile[] {
  const paths = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.(test|stories)\.tsx?$/.test(path));
  return paths.sort().map((path) => {
    const text = readFileSync(path, 'utf8');
    const found = [...text.matchAll(IMPORT)].flatMap(([, name = '']) => resolveImport(path, name) ?? []);
    return { path, text, imports: [...new Set(found)] };
  });
}

function resolveImport(from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null;
  const base = name.startsWith('.') ? join(dirname(from), name) : join('src', name.slice(2));
  return (
    ENDINGS.map((ending) => base + ending).find((path) => /\.tsx?$/.test(path) && existsSync(path)) ?? null
  );
}

/** Everything that a file leads to, itself included. */
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
