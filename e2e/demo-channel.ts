import { test as base, expect } from '@playwright/test';
import type { MockServer } from '../mocks/mock-server.ts';
import type { ScenarioName } from '../mocks/scenarios.ts';
import { startDemoSite } from '../tools/demo-site/demo-site.ts';
import { watchPolicy } from './policy-watch.ts';

interface Options {
  scenario: ScenarioName;
}

interface Fixtures {
  /** The demo channel behind this test alone: its address, and its world to look into. */
  demo: MockServer;
  /** Breaches of the content policy. There may be none at a test's end: one that provokes them takes them out. */
  violations: string[];
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
  violations: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context);
      await use(violations);
      expect(violations, 'breaches of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
