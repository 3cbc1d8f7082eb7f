import { test as base } from '@playwright/test';
import { startDemoSite } from '../mocks/demo-site.ts';
import type { MockServer } from '../mocks/mock-server.ts';
import type { ScenarioName } from '../mocks/scenarios.ts';

interface Options {
  scenario: ScenarioName;
}

interface Fixtures {
  /** The demo channel behind this test alone: its address, and its world to look into. */
  demo: MockServer;
}

/** Each test has the built site with a demo channel of its own; addresses are relative to it. */
export const test = base.extend<Options & Fixtures>({
  scenario: ['default', { option: true }],
  demo: async ({ scenario }, use) => {
    const site = await startDemoSite({ scenario });
    await use(site);
    await site.close();
  },
  baseURL: async ({ demo }, use) => use(demo.url),
});

export { expect } from '@playwright/test';
