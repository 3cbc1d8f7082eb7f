import { join } from 'node:path';
import type { Plugin } from 'vite';
import { NO_SCRIPT_TEXTS } from '../../src/i18n/no-script-texts.ts';

const PAGE = join(import.meta.dirname, '../../index.html');
const BEGIN = join(import.meta.dirname, '../../src/app/early-preload.ts');

/**
 * Adds a second, small entry to the site's page, which runs before the one that waits for all of the site's
 * code.
 */
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
        if (!begin) throw new Error('early-preload.ts was not built');
        const script = `<script type="module" crossorigin src="/${begin.fileName}"></script>`;
        const preload = new RegExp(` *<link rel="modulepreload"[^>]*/${begin.fileName}">\\n`);
        return html
          .replace(preload, '')
          .replace('<script', `${script}\n    <script`)
          .replace('</body>', `  ${noScript()}\n  </body>`);
      },
    },
  };
}

/** Without a script the viewer's language is unknown, so the sentence is there in all of them. */
function noScript(): string {
  const lines = Object.entries(NO_SCRIPT_TEXTS).map(
    ([language, text]) => `<p lang="${language}">${text}</p>`,
  );
  return `<noscript><div class="start-words">${lines.join('')}</div></noscript>`;
}
