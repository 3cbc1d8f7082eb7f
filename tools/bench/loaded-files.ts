import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface LoadedFile {
  path: string;
  text: string;
  /** The size in bytes after gzip at its highest level. */
  gzip: number;
}

/**
 * Collects every file of this kind that the page loads from its own origin, until the returned function is
 * called.
 */
export function collectFiles(page: Page, kind: 'js' | 'css') {
  const files: Promise<LoadedFile>[] = [];
  const collect = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!response.ok() || !pathname.startsWith('/assets/') || !pathname.endsWith(`.${kind}`)) return;
    files.push(
      response.body().then((body) => ({
        path: pathname,
        text: body.toString(),
        gzip: gzipSync(body, { level: 9 }).length,
      })),
    );
  };
  page.on('response', collect);
  return {
    all: () => {
      page.off('response', collect);
      return Promise.all(files);
    },
  };
}

export const gzipOf = (files: readonly LoadedFile[]) => files.reduce((sum, { gzip }) => sum + gzip, 0);
