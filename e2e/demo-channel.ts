import { test as base, expect } from '@playwright/test';
import type { MockServer } from '../mocks/mock-server.ts';
import type { ScenarioName } from '../mocks/scenarios.ts';
import { startDemoSite } from '../tools/demo-site/demo-site.ts';
import { watchPolicy } from './policy-watch.ts';

interface Options {
  scenario: ScenarioName;
}

interface Fixtures {
  /** This test's own demo channel: its address, and its state, which a test may read and change. */
  demo: MockServer;
  /**
   * Breaches of the content policy. A test fails if any are left at its end; one that provokes them removes
   * them.
   */
  violations: string[];
}

/** `E2E_SITE=edge` runs the tests behind the edge, where pages come rendered, as `npm start` serves them. */
const isBehindEdge = process.env.E2E_SITE === 'edge';

/** Gives each test the built site with a demo channel of its own; addresses are relative to it. */
export const test = base.extend<Options & Fixtures>({
  scenario: ['default', { option: true }],
  demo: async ({ scenario }, use) => {
    const site = await startDemoSite({
      scenario,
      ...(isBehindEdge && { unfurl: true, firstViewMs: 10_000 }),
    });
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
