import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { keepStory } from './.storybook/states/keep.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/chromium.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Machines are busy: what takes long here is browsers and big channels, never a wait.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'happy-dom',
            environmentOptions: { happyDOM: { url: 'https://northfield.grandstand.test/' } },
            include: ['{src,mocks,bench,proof,deploy,edge,contract,tests}/**/*.test.{ts,tsx}'],
            exclude: ['contract/{mutations,pack}/**', 'tests/{faults,documents}/**'],
            setupFiles: ['tests/set-up.ts'],
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'faults',
            environment: 'happy-dom',
            environmentOptions: {
              happyDOM: {
                url: 'https://northfield.grandstand.test/',
                settings: {
                  disableJavaScriptFileLoading: true,
                  disableCSSFileLoading: true,
                  disableIframePageLoading: true,
                  navigation: { disableMainFrameNavigation: true },
                },
              },
            },
            include: ['tests/faults/*.test.{ts,tsx}'],
            globalSetup: ['tests/faults/tell-figures.ts'],
            setupFiles: ['tests/faults/stand-ins.ts'],
            // Each fault meets a device, a channel and caches of its own: one set of modules serves them all.
            isolate: false,
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            name: 'checks',
            environment: 'node',
            include: ['contract/{mutations,pack}/**/*.test.ts'],
            // They measure time: nothing runs beside them.
            fileParallelism: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'documents',
            environment: 'node',
            include: ['tests/documents/*.test.ts'],
            // They start servers and builds: one at a time.
            fileParallelism: false,
            testTimeout: 300_000,
            hookTimeout: 300_000,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // All that any screen needs is prepared at once: what is found later would reload the page under a test.
          optimizeDeps: { entries: ['.storybook/preview.tsx', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
          test: {
            name: 'stories',
            // A shared machine halts for seconds now and then.
            retry: 1,
            // Each story brings its own device, world and caches: one page serves them all.
            isolate: false,
            maxWorkers: 3,
            testTimeout: 120_000,
            setupFiles: ['.storybook/checks/without-tracks.ts', '.storybook/checks/test-run.ts'],
            browser: {
              enabled: true,
              headless: true,
              viewport: { width: 1280, height: 800 },
              screenshotFailures: false,
              commands: { keepStory },
              provider: playwright({
                launchOptions: {
                  executablePath: findChromium(),
                  // A story's click is not a person's: without this, a video that it plays is refused its sound.
                  args: [...CHROMIUM_ARGUMENTS, '--autoplay-policy=no-user-gesture-required'],
                },
                contextOptions: { timezoneId: 'America/Chicago', locale: 'en-US' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
);
