import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstViewRenderer } from './pages/first-page.ts';

/** Loads the built first-view renderer from its folder. */
export async function loadRenderer(folder: string): Promise<FirstViewRenderer> {
  const { createRenderer } = await import(
    /* @vite-ignore */ pathToFileURL(resolve(folder, 'renderer.mjs')).href
  );
  return {
    ...(await createRenderer()),
    files: JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')),
  };
}
