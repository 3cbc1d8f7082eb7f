import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { viteDemo } from './mocks/vite-demo.ts';

/** The mutator and the query library. */
const CALLS =
  /\/@tanstack\/|\/generated\/operations\.ts|\/src\/api\/(client|errors|events|exchange|http|in-flight|keys|redact|request|response-check|retry)\.ts|\/src\/lib\/(emitter|is|storage)\.ts/;

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

export default defineConfig({
  plugins: [compiledMessages(), react(), babel({ presets: [reactCompilerPreset()] }), viteDemo()],
  resolve: {
    alias: [
      { find: /^@generated(?=\/)/, replacement: here('generated') },
      { find: /^@mocks(?=\/)/, replacement: here('mocks') },
      { find: /^@storybook-site(?=\/)/, replacement: here('.storybook') },
      { find: /^@(?=\/)/, replacement: here('src') },
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
    sourcemap: true,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // What every screen calls with is one file: what is loaded later would tear it into several.
        codeSplitting: { groups: [{ name: 'calls', test: CALLS }] },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
});
