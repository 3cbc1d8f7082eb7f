import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { playInOneZone } from '../../tools/demo-site/one-zone.ts';
import { test as base, expect, startSite } from '../steps/demo-channel';
import { fetchRendered, recordPage, VENUES_ZONE, waitForHydration } from '../steps/first-view-steps';

const HOST = join(import.meta.dirname, '../../tools/edge-host/edge-host.ts');

/** Starts the built worker with web APIs only, in front of a site that renders nothing itself. */
async function startHost(site: string): Promise<{ url: string; child: ChildProcess }> {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, HOST, site], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the worker ended with ${code}`);
    }),
  ]);
  return { url: String(line).trim(), child };
}

const test = base.extend<{ worker: string }>({
  demo: async ({ scenario }, use) => {
    const site = await startSite('static', { scenario });
    playInOneZone(site.world);
    await use(site);
    await site.close();
  },
  worker: async ({ demo }, use) => {
    const { url, child } = await startHost(demo.url);
    await use(url);
    child.kill();
  },
});

test.use({ locale: 'en-US', timezoneId: VENUES_ZONE });

test('the built worker needs only web APIs to render pages in the visitor’s language', async ({
  demo,
  worker,
}) => {
  const [event] = demo.world.catalogue.events;
  for (const path of ['/', '/schedule', '/packages', `/watch/${event?.id}`, '/faq', '/contacts']) {
    const english = await fetchRendered(worker + path, 'en-US');
    const french = await fetchRendered(worker + path, 'fr-CA');
    expect(english).toContain('>Log in</a>');
    expect(french).toContain('>Se connecter</a>');
    expect(await (await fetch(demo.url + path)).text()).not.toContain('data-rendered');
  }
});

test('a page of the built worker hydrates in a browser without a call or an error', async ({
  page,
  demo,
  worker,
}) => {
  await fetchRendered(worker);
  // Sends requests for the site's own address to the worker.
  await page.route(`${demo.url}/`, async (route) => {
    const response = await route.fetch({ url: `${worker}/` });
    await route.fulfill({ response });
  });
  const seen = recordPage(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-rendered');
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  expect(seen).toEqual({ problems: [], calls: [] });
});

test('the built worker responds with 304 to an unchanged page, and leaves other addresses to the site', async ({
  demo,
  worker,
}) => {
  await fetchRendered(`${worker}/about`);
  const first = await fetch(`${worker}/about`);
  const again = await fetch(`${worker}/about`, {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '', 'Accept-Language': '' },
  });
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(again.status).toBe(304);
  const plain = await (await fetch(`${worker}/login`)).text();
  expect(plain).toBe(await (await fetch(`${demo.url}/login`)).text());
});
