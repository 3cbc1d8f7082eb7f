import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { viteDemo } from './mocks/vite-demo.ts';
import { aliases } from './tools/build/aliases.ts';
import { codeFiles, withoutLoadedFiles } from './tools/build/code-files.ts';
import { compiledMessages } from './tools/build/compiled-messages.ts';
import { lazyStreamWorkers } from './tools/build/lazy-stream-workers.ts';
import { minifyAgain } from './tools/build/minify-again.ts';
import { withoutUnusedReactParts } from './tools/build/react-parts.ts';
import { withoutUnusedParts } from './tools/build/removable-parts.ts';
import { buildTargets } from './tools/floor/floor.ts';

/** Removes unused parts of libraries that the build would keep. They take 5 KB of the first view. */
function librariesWithoutUnusedParts(): Plugin {
  return {
    name: 'libraries-without-unused-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /\/(react-router\/dist\/production|react-intl|@formatjs\/intl|intl-messageformat)\/[\w.-]+\.m?js$/,
      },
      handler: (source) => ({ code: withoutUnusedParts(source), map: null }),
    },
  };
}

/** Removes the parts of React that the site does not use. They take 15 KB of the first view. */
function reactWithoutUnusedParts(): Plugin {
  return {
    name: 'react-without-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/(react|react-dom)\/cjs\/[\w-]+\.production\.js$/ },
      handler: (source) => ({ code: withoutUnusedReactParts(source), map: null }),
    },
  };
}

/**
 * Gives scripts a low fetch priority, so that the loader's styles arrive first and it is painted before the
 * code.
 */
function lowerScriptPriority(): Plugin {
  return {
    name: 'lower-script-priority',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(script type="module"|link rel="modulepreload")(?= )/g, '<$1 fetchpriority="low"'),
    },
  };
}

/** Shortens class names, because the code of the first view contains those of every component. */
function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: 'c[hash:base64:5]' } } }),
  };
}

const root = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  plugins: [
    compiledMessages(),
    librariesWithoutUnusedParts(),
    reactWithoutUnusedParts(),
    lazyStreamWorkers,
    lowerScriptPriority(),
    shortClassNames(),
    react(),
    viteDemo(),
    minifyAgain,
  ],
  resolve: {
    alias: [
      ...aliases,
      // Replaces a package that the video library imports, with further dependencies, only to get `window`.
      { find: 'global/window', replacement: root('tools/build/window-itself.cjs') },
      { find: 'global/document', replacement: root('tools/build/document-itself.cjs') },
      // Messages are compiled at build time, so formatters need no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: buildTargets(),
    // Developers can load the source maps; `hidden` keeps browsers from requesting them.
    sourcemap: 'hidden',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: {
      // No polyfill is needed, because every supported browser preloads modules.
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : withoutLoadedFiles(file, needed),
    },
    rolldownOptions: {
      output: {
        // Keeps hashes short and of few letters, because each file lists the names of its imports, and hashes
        // don't compress.
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
