import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = join(import.meta.dirname, '../../index.html');
const BEGIN = join(import.meta.dirname, '../../src/app/early-preload.ts');

/** A second, small entry of the site's page, before the one that waits for all of the site's code. */
export function beginFirst(): Plugin {
  return {
    name: 'begin-first',
    config: () => ({ build: { rolldownOptions: { input: { index: PAGE, begin: BEGIN } } } }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const begin = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === BEGIN,
        );
        if (!begin) throw new Error('begin.ts was not built');
        const script = `<script type="module" crossorigin src="/${begin.fileName}"></script>`;
        const preload = new RegExp(` *<link rel="modulepreload"[^>]*/${begin.fileName}">\\n`);
        return html.replace(preload, '').replace('<script', `${script}\n    <script`);
      },
    },
  };
}
