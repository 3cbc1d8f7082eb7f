import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { viteDemo } from './mocks/vite-demo.ts';
import { aliases } from './tools/build/aliases.ts';
import { codeFiles, stillNeeded } from './tools/build/code-files.ts';
import { compiledMessages } from './tools/build/compiled-messages.ts';
import { withRemovableComponents } from './tools/build/removable-components.ts';

/** React Router's own Link, NavLink and Form are unused here, and would be 4 KB of the first view. */
function routerWithoutUnusedComponents(): Plugin {
  return {
    name: 'router-without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (source) => ({ code: withRemovableComponents(source) ?? source, map: null }),
    },
  };
}

/**
 * The video library imports a package to get `window`; bundled, that package and its dependencies would be
 * copied into each module.
 */
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

/** The loader must be painted before the code arrives, so its styles come before the scripts. */
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
  plugins: [
    compiledMessages(),
    routerWithoutUnusedComponents(),
    windowItself(),
    markBeforeCode(),
    react(),
    viteDemo(),
  ],
  resolve: {
    alias: [
      ...aliases,
      // Messages are compiled at build time, so formatters need no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2023',
    // Developers can load the source maps; `hidden` keeps browsers from requesting them.
    sourcemap: 'hidden',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : stillNeeded(file, needed),
    },
    rolldownOptions: {
      output: {
        // Each file lists the names of its imports, and the hash in a name doesn't compress: keep it short,
        // from few letters.
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
