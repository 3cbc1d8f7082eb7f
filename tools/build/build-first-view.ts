import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { FirstViewFiles } from '../../edge/pages/write-first-page.ts';
import type { RenderedScreen } from '../../src/app/first-view/rendered-screen.ts';

const ROOT = join(import.meta.dirname, '../..');
/** For each screen, its module and the lazy-loaded modules whose styles are also inlined in the page. */
const SCREENS: Record<RenderedScreen, [screen: string, ...later: string[]]> = {
  home: ['src/features/home/home-screen.tsx'],
  packages: ['src/features/passes/packages-screen.tsx'],
  watch: ['src/app/routes/watch-view.tsx', 'src/features/event/gate/gate-panel.tsx'],
  schedule: ['src/features/schedule/schedule-screen.tsx'],
  page: ['src/features/schedule/schedule-screen.tsx', 'src/components/channel-html/channel-html.tsx'],
  about: ['src/features/pages/about-screen.tsx'],
  contacts: ['src/features/pages/contacts-screen.tsx'],
  faq: ['src/features/pages/faq-screen.tsx'],
  privacy: ['src/features/pages/privacy-policy-screen.tsx'],
  simulate: ['src/features/pages/simulate-screen.tsx'],
  terms: ['src/features/pages/terms-conditions-screen.tsx'],
};
/** For each screen, the modules whose code is needed soon after the page has been hydrated. */
const NEEDED_SOON: Partial<Record<RenderedScreen, string[]>> = { watch: ['src/player/player.tsx'] };
/** The page's main module, which brings the styles of all pages. */
const PAGE = 'src/app/main.tsx';
const START = 'src/app/first-view/start-from-page.ts';
const NOTICE = 'src/features/consent/cookie-notice.tsx';
const ENTRY = join(ROOT, 'src/app/first-view/render-first-view.tsx');

/** The folder of the renderer, relative to the folder of server files. */
export const RENDERER = 'edge/first-view';
const FILES = 'files.json';

/** Makes the worker import the built renderer, which is built with the site's plugins. */
export const builtRenderer: Plugin = {
  name: 'built-renderer',
  enforce: 'pre',
  resolveId(source, importer) {
    const path = importer && source.startsWith('.') ? resolve(dirname(importer), source) : source;
    return path === ENTRY ? { id: `./${basename(RENDERER)}/renderer.mjs`, external: true } : null;
  },
};

/** The files that each rendered screen refers to. */
export type RenderedFiles = Record<RenderedScreen, FirstViewFiles>;

/** A plugin that reports, when the site is built, the files of each screen's first view. */
export function reportFirstViewFiles(write: (files: RenderedFiles) => void): Plugin {
  return {
    name: 'first-view-files',
    generateBundle(_, bundle) {
      const texts = textFilesIn(bundle);
      const filesOf = (
        [screen, ...later]: readonly [string, ...string[]],
        soon: string[] = [],
      ): FirstViewFiles => {
        const chunksOf = (modules: readonly string[]) =>
          modules.map((module) => chunkOf(bundle, join(ROOT, module)));
        const chunks = chunksOf([screen, START]);
        const styled = chunksOf([PAGE, screen, START, ...later, NOTICE]);
        const styles = [...new Set(styled.flatMap((chunk) => stylesOf(bundle, chunk)))];
        return {
          styles: styles.map((file) => `/${file}`),
          css: styles.map((file) => textOf(bundle, file)).join(''),
          scripts: chunks.map(({ fileName }) => `/${fileName}`),
          notice: `/${chunkOf(bundle, join(ROOT, NOTICE)).fileName}`,
          soon: chunksOf(soon).map(({ fileName }) => `/${fileName}`),
          texts,
        };
      };
      const names = Object.keys(SCREENS) as RenderedScreen[];
      const files = names.map((name) => [name, filesOf(SCREENS[name], NEEDED_SOON[name])]);
      write(Object.fromEntries(files) as RenderedFiles);
    },
  };
}

const TEXTS = /\/src\/i18n\/messages\/(\w+)\/(\w+)\.json$/;

/** Returns the file of each area's texts, by area and language. */
const textFilesIn = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle).flatMap((file) =>
      (file.type === 'chunk' ? file.moduleIds : []).flatMap((id) => {
        const [, area, language] = TEXTS.exec(id) ?? [];
        return area ? [[`${area}/${language}`, `/${file.fileName}`]] : [];
      }),
    ),
  );

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`${name} was not built`);
  return String(file.source).trim();
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.includes(module),
  );
  if (found?.type !== 'chunk') throw new Error(`${module} has no file of its own`);
  return found;
}

/** Returns the stylesheets of a file, after those of the files that it imports. */
function stylesOf(bundle: Rolldown.OutputBundle, { imports, viteMetadata }: Rolldown.OutputChunk): string[] {
  const imported = imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? stylesOf(bundle, file) : [];
  });
  return [...imported, ...(viteMetadata?.importedCss ?? [])];
}

/** Reads the files of the rendered screens, whose inlined styles the content security policy has to allow. */
export const readRenderedFiles = (server: string): RenderedFiles =>
  JSON.parse(readFileSync(join(server, RENDERER, FILES), 'utf8'));

/**
 * Builds the renderer of first views for the edge from the site's sources, with a list of the files it refers
 * to.
 */
export async function buildFirstView(server: string, files: RenderedFiles): Promise<void> {
  const [{ build }, { default: site }] = await Promise.all([import('vite'), import('../../vite.config.ts')]);
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: site.plugins ?? [],
    resolve: site.resolve ?? {},
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: join(server, RENDERER),
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { renderer: ENTRY },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: 'parts/[name]-[hash].mjs',
          assetFileNames: 'parts/[name]-[hash][extname]',
        },
      },
    },
  });
  writeFileSync(join(server, RENDERER, FILES), `${JSON.stringify(files, null, 2)}\n`);
}
