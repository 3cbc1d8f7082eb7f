import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';

/** Runs the random viewer, which no other command starts: `npm run test:random`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.walk.ts',
  globalSetup: '../build-demo.ts',
  outputDir: '../../test-results/random',
  workers: 1,
  reporter: 'line',
  // No timeout, because a walk ends at its own time limit.
  timeout: 0,
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium(), args: CHROMIUM_ARGUMENTS },
  },
});
