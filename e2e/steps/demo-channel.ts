import { test as base, expect } from '@playwright/test';
import type { MockServer } from '../../mocks/mock-server.ts';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import { type DemoOptions, startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { watchPolicy } from './policy-watch.ts';

/** The server of the built site: the edge, as with `npm start`, or a server of static files alone. */
export type Host = 'edge' | 'static';

export interface Options {
  scenario: ScenarioName;
  /**
   * A test sets `static` if it needs the page without a first view, or if it counts or fakes the calls at
   * start-up.
   */
  host: Host;
}

interface Fixtures {
  /** This test's own demo channel: its address, and its state, which a test may read and change. */
  demo: MockServer;
  /**
   * Breaches of the content policy. A test fails if any are left at its end, so a test that provokes them
   * removes them.
   */
  violations: string[];
}

/**
 * The edge waits longer for a first view than in production, because rendering takes longer on a busy
 * machine.
 */
const FIRST_VIEW_MS = 10_000;

/** Serves the built site with its own demo channel. */
export const startSite = (host: Host, options: DemoOptions = {}): Promise<MockServer> =>
  startDemoSite({ ...options, ...(host === 'edge' && { unfurl: true, firstViewMs: FIRST_VIEW_MS }) });

/** Gives each test the built site with its own demo channel. Addresses are relative to that site. */
export const test = base.extend<Options & Fixtures>({
  scenario: ['default', { option: true }],
  host: ['edge', { option: true }],
  demo: async ({ scenario, host }, use) => {
    const site = await startSite(host, { scenario });
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
