import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { viteDemo } from './mocks/vite-demo.ts';

/** The mutator and the query library. */
const CALLS =
  /\/@tanstack\/|\/generated\/operations\.ts|\/src\/api\/(client|errors|events|exchange|http|in-flight|keys|redact|request|response-check|retry)\.ts|\/src\/lib\/(emitter|is|storage)\.ts/;

/** What every list of events is made of. Home needs no more than this. */
const EVENTS =
  /\/src\/(parts\/(event-|access-badge|favourite-star|load-failure|use-event|use-price|view-)|ui\/(event-poster|live-badge|segmented|skeleton|unfold|use-media|use-now|visually-hidden)|lib\/(event\/|category-tree|find-target|money|today|trusted-types)|i18n\/time-zones)|\/generated\/api\/(events|profile)\//;

const FORMS = /\/react-hook-form\/|\/src\/(ui\/form|lib\/validation)\//;

/** What several of the other screens are made of. What cleans a channel's HTML is too heavy for that. */
const PIECES =
  /\/src\/(ui(?!\/form)|lib(?!\/validation)|parts(?!\/(channel-html|sanitise-html|outage-receipt\/(?!trouble-button|outage-receipt-later)))|player\/(clock-text|embed-address|load-engine|mime-type|plain-source|poster-first|preload-stream|source-of-media|store)|api\/hooks\/(orders|place))|\/generated\/api\/(clips|orders)\//;

const PASSES = /\/src\/(features\/passes|lib\/purchase|analytics\/commerce)|\/generated\/api\/passes\//;
const AUTH = /\/src\/(features\/auth|api\/form-refusal)/;

/** Texts that are needed together, by the folder of each: a file each would be a round of requests each. */
const TEXTS = /\/src\/i18n\/messages\/(\w+)\/(\w+)\.json$/;
function textFile(id: string): string | null {
  const [, area = '', language] = TEXTS.exec(id) ?? [];
  if (/^(site|home|consent)$/.test(area)) return `${language}-first`;
  if (/^(watch|ready|player|video|clips|forms)$/.test(area)) return `${language}-watch`;
  return `${language}-${area}`;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** ICU messages become syntax trees at build, so that the site ships no message parser. */
function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/messages\/\w+\/\w+\.json$/ },
      handler(source) {
        const messages: Record<string, string> = JSON.parse(source);
        const trees = Object.entries(messages).map(([id, text]) => [
          id,
          parse(text, { captureLocation: false }),
        ]);
        return { code: JSON.stringify(Object.fromEntries(trees)), map: null };
      },
    },
  };
}

/** Two habits of the router's files keep in a build what nobody uses: components made by a call, and named. */
function shakenRouter(): Plugin {
  return {
    name: 'shaken-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (source) => ({
        code: source
          .replace(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}

/** The video library asks a package for the window; a bundle would copy all that hangs on it, once a module. */
function windowItself(): Plugin {
  return {
    name: 'window-itself',
    apply: 'build',
    transform: {
      filter: { code: /^import .+ from 'global\/(window|document)'/m },
      handler: (source) => ({
        code: source.replace(
          /^import (\S+) from 'global\/(window|document)';/gm,
          'const $1 = globalThis.$2;',
        ),
        map: null,
      }),
    },
  };
}

/** The start mark is there to be seen while the code is not: its styles come before the code. */
function markBeforeCode(): Plugin {
  return {
    name: 'mark-before-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(script type="module"|link rel="modulepreload")(?= )/g, '<$1 fetchpriority="low"'),
    },
  };
}

export default defineConfig({
  plugins: [compiledMessages(), shakenRouter(), windowItself(), markBeforeCode(), react(), viteDemo()],
  resolve: {
    alias: [
      { find: /^@generated(?=\/)/, replacement: here('generated') },
      { find: /^@mocks(?=\/)/, replacement: here('mocks') },
      { find: /^@storybook-site(?=\/)/, replacement: here('.storybook') },
      { find: /^@(?=\/)/, replacement: here('src') },
      // The router's package leads bundlers to its development files.
      { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: here('node_modules/react-router/dist/production/dom-export.mjs'),
      },
      // The streaming engine imports the whole of video.js, itself included: the core is enough.
      { find: /^video\.js$/, replacement: 'video.js/core.es.js' },
      { find: /^(mpd-parser|mux\.js\/lib\/tools\/parse-sidx)$/, replacement: here('src/player/no-dash.ts') },
      // Messages are compiled, so formatters need no parser. Tests of the messages themselves do.
      ...(process.env.VITEST
        ? []
        : [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]),
    ],
  },
  build: {
    target: 'es2023',
    // For those who look into a fault: browsers of viewers are not told of them.
    sourcemap: 'hidden',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // What many screens share is a file each: split by who needs what, it would be dozens, each a request.
        codeSplitting: {
          groups: [
            { name: 'calls', test: CALLS },
            { name: 'site', test: /\/src\/app\/app\.tsx$/ },
            { name: 'index', tags: ['$initial'] },
            { name: 'index', test: /rolldown\/runtime/ },
            {
              name: textFile,
              debugName: 'texts',
              test: TEXTS,
            },
            { name: 'events', test: EVENTS },
            { name: 'pieces', test: PIECES, minShareCount: 2 },
            { name: 'forms', test: FORMS },
            { name: 'passes', test: PASSES, minShareCount: 2 },
            { name: 'auth', test: AUTH, minShareCount: 2 },
            { name: 'event', test: /\/src\/features\/event\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
});
