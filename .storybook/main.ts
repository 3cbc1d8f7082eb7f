import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { buildStandInsWhenNeeded } from '../tools/demo-site/demo-site.ts';
import { markDrawnFiles } from './hand-over/build/mark-drawn-files.ts';
import { PREPARED as HAND_OVER, prepareHandOver } from './hand-over/build/prepare-hand-over.ts';
import { PREPARED, prepareStates } from './states/prepare.ts';

const ROOT = join(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    process.env.VITEST ? vite : { ...vite, plugins: [...(vite.plugins ?? []), markDrawnFiles()] },
  /**
   * Serves what the demo channel needs in addition to its handlers, the recorded states, and the data of the
   * panel “Hand-over”.
   */
  staticDirs: async (storybooksOwn = []) => {
    buildStandInsWhenNeeded();
    // A test run of the stories shows none of Storybook's own pages.
    if (!process.env.VITEST) {
      prepareStates();
      await prepareHandOver();
    }
    return [
      ...storybooksOwn,
      { from: '../public', to: '/' },
      { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
      { from: '../mocks/media/files', to: '/media/files' },
      { from: join(ROOT, '.cache/stand-ins'), to: '/' },
      ...(process.env.VITEST
        ? []
        : [
            { from: PREPARED, to: '/states' },
            { from: HAND_OVER, to: '/hand-over' },
          ]),
    ];
  },
};

export default config;
