import type { Report } from '../../mocks/store/world.ts';
import { findChromium } from '../../tools/machine/chromium.ts';
import { freePort } from '../../tools/machine/free-port.ts';
import { test as base, startSite } from './demo-channel.ts';

const HOST = 'northfield.grandstand.test';

interface Browsing {
  port: number;
}

/**
 * Serves the site under a public host name that only this browser resolves, because analytics is off on
 * localhost.
 */
export const test = base.extend<object, Browsing>({
  port: [async ({ browserName: _ }, use) => use(await freePort()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, port }, use) =>
      use({
        ...launchOptions,
        // Uses the full browser, because the headless shell treats only localhost as secure, whatever its
        // arguments.
        executablePath: findChromium(),
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
          `--unsafely-treat-insecure-origin-as-secure=http://${HOST}:${port}`,
        ],
      }),
    { scope: 'worker' },
  ],
  demo: async ({ scenario, host, port }, use) => {
    const site = await startSite(host, { scenario, port });
    await use(site);
    await site.close();
  },
  baseURL: async ({ demo: _, port }, use) => use(`http://${HOST}:${port}`),
});

/** Returns the reports of these kinds whose body is an object. */
export function received(reports: readonly Report[], ...kinds: Report['kind'][]): Record<string, unknown>[] {
  return reports.flatMap(({ kind, body }) =>
    kinds.includes(kind) && typeof body === 'object' && body !== null ? [{ ...body }] : [],
  );
}
