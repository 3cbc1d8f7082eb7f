import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { buildStandInsWhenNeeded } from '../tools/demo-site/demo-site.ts';
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
  /** What the demo channel needs in addition to its handlers, and the recorded states. */
  staticDirs: async (storybooksOwn = []) => {
    buildStandInsWhenNeeded();
    // A run of the stories shows no pages of Storybook's own.
    if (!process.env.VITEST) prepareStates();
    return [
      ...storybooksOwn,
      { from: '../public', to: '/' },
      { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
      { from: '../mocks/media/files', to: '/media/files' },
      { from: join(ROOT, '.cache/stand-ins'), to: '/' },
      ...(process.env.VITEST ? [] : [{ from: PREPARED, to: '/states' }]),
    ];
  },
};

export default config;
