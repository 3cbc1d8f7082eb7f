import { join } from 'node:path';
import type { Plugin } from 'vite';
import { NO_SCRIPT_TEXTS } from '../../src/i18n/no-script-texts.ts';
import { buildTargets } from '../floor/floor.ts';

const PAGE = join(import.meta.dirname, '../../index.html');
const BEFORE_FIRST_PAINT = join(import.meta.dirname, '../../src/app/first-view/before-first-paint.ts');
const EARLY_SCRIPT = join(import.meta.dirname, '../../src/app/early-preload.ts');
const START_WATCH = join(import.meta.dirname, '../../src/app/start-watch.ts');

/**
 * Adds two small entries to the site's page that run before the main entry, which waits for all of the site's
 * code. The first sends the first requests, the second watches the start.
 */
export async function earlyScript(): Promise<Plugin> {
  const beforeFirstPaint = await inlineScript(BEFORE_FIRST_PAINT);
  return {
    name: 'early-script',
    config: () => ({
      build: { rolldownOptions: { input: { index: PAGE, begin: EARLY_SCRIPT, 'start-watch': START_WATCH } } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fileOf = (entry: string) => {
          const chunk = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId === entry,
          );
          if (!chunk) throw new Error(`${entry} was not built`);
          return chunk.fileName;
        };
        const files = [fileOf(EARLY_SCRIPT), fileOf(START_WATCH)] as const;
        const [early, watch] = files;
        const scripts = [
          `<script type="module" crossorigin src="/${early}"></script>`,
          // It runs before the main entry, because the browser reports a failed main entry only once.
          `<script type="module" fetchpriority="low" crossorigin src="/${watch}"></script>`,
          // If the server stops in the middle of the page, the browser runs only asynchronous scripts. In any case it
          // runs the module once.
          `<script type="module" async fetchpriority="low" crossorigin src="/${watch}"></script>`,
        ];
        const preload = new RegExp(` *<link rel="modulepreload"[^>]*/(${files.join('|')})">\\n`, 'g');
        return html
          .replace(preload, '')
          .replace('<script', `${scripts.join('\n    ')}\n    <script`)
          .replace('</body>', () => `  <script>${beforeFirstPaint}</script>\n    ${noScript()}\n  </body>`);
      },
    },
  };
}

/** Builds a script and returns its code for inlining into the page. */
async function inlineScript(entry: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: buildTargets(),
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [made] = [result].flat();
  if (!made || !('output' in made)) throw new Error(`${entry} was not built`);
  return made.output[0].code.trim();
}

/** Without a script the viewer's language is unknown, so the page contains the sentence in all languages. */
function noScript(): string {
  const lines = Object.entries(NO_SCRIPT_TEXTS).map(
    ([language, text]) => `<p lang="${language}">${text}</p>`,
  );
  return `<noscript><div class="start-words">${lines.join('')}</div></noscript>`;
}
