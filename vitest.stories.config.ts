import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { storeRecord } from './.storybook/states/stored-records.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from './tools/machine/chromium.ts';
import { leftStoryFiles } from './tools/test-runner/stories/chosen-stories.ts';
import viteConfig from './vite.config.ts';

const isQuick = process.env.STORIES === 'changed';

/**
 * Runs every story in a browser, with its play function and axe. This config is separate, so that unit tests
 * start without it.
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: '.storybook' })],
    // Pre-bundles what any screen imports, because a dependency that is found later would reload the page
    // during a test.
    optimizeDeps: { entries: ['.storybook/preview.tsx', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
    test: {
      name: 'stories',
      exclude: isQuick ? leftStoryFiles() : [],
      // A quick run may select no story.
      passWithNoTests: isQuick,
      globalSetup: ['.storybook/checks/missing-handlers.ts'],
      // A shared machine can stall for seconds.
      retry: 1,
      // Each story has its own device, demo channel and caches, so all can share one page.
      isolate: false,
      maxWorkers: 3,
      testTimeout: 120_000,
      hookTimeout: 60_000,
      setupFiles: [
        '.storybook/checks/without-tracks.ts',
        '.storybook/checks/test-run.ts',
        '.storybook/checks/pseudo-check.ts',
      ],
      browser: {
        enabled: true,
        headless: true,
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
        commands: { storeRecord: (_, story) => storeRecord(story) },
        provider: playwright({
          launchOptions: {
            executablePath: findHeadlessShell() ?? findChromium(),
            // Allows sound without a user gesture, because a play function's click is none and videos would
            // start muted.
            args: [...CHROMIUM_ARGUMENTS, '--autoplay-policy=no-user-gesture-required'],
          },
          contextOptions: { timezoneId: 'America/Chicago', locale: 'en-US' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
