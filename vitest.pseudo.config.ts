import { defineConfig, mergeConfig } from 'vitest/config';
import stories from './vitest.stories.config.ts';

/** Looks at every story in the pseudo-language, as it opens. */
export default mergeConfig(
  stories,
  defineConfig({
    test: {
      name: 'pseudo',
      env: { STORY_RUN: 'pseudo' },
      setupFiles: ['.storybook/checks/pseudo-run.ts'],
    },
  }),
);
