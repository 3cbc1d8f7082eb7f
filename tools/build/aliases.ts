import { fileURLToPath } from 'node:url';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The import aliases of the site, its tests and Storybook. */
export const aliases = [
  { find: /^@generated(?=\/)/, replacement: root('generated') },
  { find: /^@mocks(?=\/)/, replacement: root('mocks') },
  { find: /^@tests(?=\/)/, replacement: root('tests') },
  { find: /^@storybook-site(?=\/)/, replacement: root('.storybook') },
  { find: /^@(?=\/)/, replacement: root('src') },
  // React Router's package.json points bundlers to its development build.
  { find: /^react-router$/, replacement: root('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: root('node_modules/react-router/dist/production/dom-export.mjs'),
  },
  // http-streaming imports the full video.js, which contains http-streaming itself, so the core build is
  // enough.
  { find: /^video\.js$/, replacement: 'video.js/core.es.js' },
  {
    find: /^(mpd-parser|mux\.js\/lib\/tools\/parse-sidx)$/,
    replacement: root('src/player/engine/no-dash.ts'),
  },
];
