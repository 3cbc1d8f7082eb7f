import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeFiles, stillNeeded } from './deploy/code-files.ts';
import { viteDemo } from './mocks/vite-demo.ts';

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
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : stillNeeded(file, needed),
    },
    rolldownOptions: {
      output: {
        // A file names all that it needs, and of a name only the hash can't be compressed: a short one of few letters.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: codeFiles },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
});
