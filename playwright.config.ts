import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from './tools/machine/chromium.ts';

/** Another one where two runs stand side by side on one machine. */
const PORT = Number(process.env.E2E_PORT ?? 4199);

/** Files that only the full run takes: they break connections, measure, or serve the site in other ways. */
const FULL_RUN_ONLY = [
  'budgets',
  'buy-settlement',
  'nginx',
  'outage-receipt',
  'player-recovers',
  'proof',
  'two-channels',
  'unfurl',
];

export default defineConfig({
  testDir: 'e2e',
  testIgnore: process.env.E2E_SCOPE === 'quick' ? FULL_RUN_ONLY.map((name) => `**/${name}.spec.ts`) : [],
  globalSetup: './e2e/build-demo.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine halts for seconds now and then: what passes only the second time is told as such.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: `http://127.0.0.1:${PORT}`,
    // Recording each test would cost as much again: `--trace on` when one fails.
    trace: 'off',
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});
