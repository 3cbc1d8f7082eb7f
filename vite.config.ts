import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { viteDemo } from './mocks/vite-demo.ts';
import { aliases } from './tools/build/aliases.ts';
import { codeFiles, stillNeeded } from './tools/build/code-files.ts';
import { compiledMessages } from './tools/build/compiled-messages.ts';

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
      ...aliases,
      // Messages are compiled, so formatters need no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
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
