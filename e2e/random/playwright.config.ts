import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';

/** The random viewer runs by itself: `npm run test:random`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.walk.ts',
  globalSetup: '../build-demo.ts',
  outputDir: '../../test-results/random',
  workers: 1,
  reporter: 'line',
  // The walk ends by its own time limit.
  timeout: 0,
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium(), args: CHROMIUM_ARGUMENTS },
  },
});
