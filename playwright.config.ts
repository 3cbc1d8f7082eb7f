import { defineConfig, devices } from '@playwright/test';
import quickTests from './e2e/quick-tests.json' with { type: 'json' };
import staticTests from './e2e/static-tests.json' with { type: 'json' };
import type { Options } from './e2e/steps/demo-channel.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from './tools/machine/chromium.ts';
import { toPatterns } from './tools/test-runner/quick-tests/choose-quick-tests.ts';
import { STATIC_PROJECT } from './tools/test-runner/quick-tests/timed-tests.ts';

/** Set another port to run two test runs side by side on one machine. */
const PORT = Number(process.env.E2E_PORT ?? 4199);

const isQuick = process.env.E2E_SCOPE === 'quick';

export default defineConfig<Options>({
  testDir: 'e2e',
  // A quick run leaves out tests that are not listed, such as new ones. `npm run test:quick` writes the list.
  ...(isQuick && { grep: toPatterns(quickTests) }),
  metadata: { scope: isQuick ? 'quick' : 'full' },
  globalSetup: './e2e/build-demo.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Three workers keep two cores busy, because tests wait as much as they compute.
  workers: 3,
  // A shared machine can stall for seconds. The report names the tests that passed only on the retry.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: `http://127.0.0.1:${PORT}`,
    // A service worker's own requests would bypass the tests' routes.
    serviceWorkers: 'block',
    // Recording every test would double its time. Use `--trace on` when one fails.
    trace: 'off',
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'edge' },
    // The most important journeys are also tested on a server of static files alone.
    ...(isQuick
      ? []
      : [{ name: STATIC_PROJECT, grep: toPatterns(staticTests), use: { host: 'static' as const } }]),
  ],
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});
