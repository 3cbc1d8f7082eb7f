import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type MockServer, startMockServer } from '../../mocks/mock-server.ts';
import { DIST, rulesOf } from '../../tools/build/build-site.ts';
import { DEFAULT_DEPLOYMENT } from '../../tools/build/deployment.ts';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { siteFiles } from '../../tools/demo-site/site-files.ts';
import { test as base, expect } from '../steps/demo-channel.ts';
import { expectAccessible, returning, signIn } from '../steps/visitor.ts';

interface Served {
  /** A copy of the built site that a test may change, with its own demo channel. */
  copy: { folder: string; server: MockServer };
}

const test = base.extend<Served>({
  copy: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'grandstand-install-'));
    cpSync(DIST, folder, { recursive: true });
    const site = siteFiles([folder], {
      fixed: { '/config.json': JSON.stringify({ hosts: {}, demo: true }) },
      rules: rulesOf({ ...DEFAULT_DEPLOYMENT, config: { hosts: {}, demo: true } }),
    });
    const server = await startMockServer({ site });
    await use({ folder, server });
    await server.close();
    rmSync(folder, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

/**
 * Opens a page and waits until the service worker controls it. The site registers the worker 20 seconds after
 * its start.
 */
async function visit(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.clock.fastForward(21_000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve);
      });
  });
}

test('the demo can be installed: its manifest is valid and its icons load', async ({ page }) => {
  const site = await startDemoSite({ unfurl: true });
  await returning(page);
  await page.goto(site.url);
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({
    name: 'Northfield Sports Network',
    display: 'standalone',
    start_url: '/',
  });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'maskable']);
  for (const { src } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    expect(width, src).toBe(512);
  }
  await site.close();
});

test('the demo has a 180-pixel PNG icon for iPhones, which ignore SVG icons', async ({ page, request }) => {
  const site = await startDemoSite({ unfurl: true });
  await returning(page);
  await page.goto(site.url);
  const address = await page.locator('head link[rel=apple-touch-icon]').getAttribute('href');
  const response = await request.get(`${site.url}${address}`);
  expect(response.headers()['content-type']).toBe('image/png');
  const { format, width, height, hasAlpha } = await sharp(await response.body()).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    ...{ format: 'png', width: 180, height: 180, hasAlpha: false },
  });
  await site.close();
});

test('a site without installation files responds with 404 for the touch icon instead of the page', async ({
  request,
  copy: { server },
}) => {
  expect((await request.get(`${server.url}/apple-touch-icon.png`)).status()).toBe(404);
});

test('without a connection a viewer sees the games that they follow but no price, and once connected the page again', async ({
  page,
  context,
  copy: { server },
}) => {
  await returning(page);
  await signIn(page, server.world);
  await visit(page, server.url);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rudy_offline_games') ?? ''))
    .toContain('teams');
  await context.setOffline(true);
  await page.goto(`${server.url}/schedule`);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Next games you follow' })).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(page.locator('body')).not.toContainText(/\$|key|access/i);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The page reloads as soon as the network is back.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
});

test('the French offline page says how to see games there to a viewer who follows no team', async ({
  browser,
  copy: { server },
}) => {
  const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await returning(page);
  await visit(page, server.url);
  await context.setOffline(true);
  await page.goto(`${server.url}/vod_library`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.getByText('Suivez des équipes pour voir')).toBeVisible();
  await context.close();
});

test('calls and config.json always use the network, even after the service worker took over', async ({
  page,
  copy: { server },
}) => {
  await returning(page);
  await visit(page, server.url);
  await page.goto(`${server.url}/schedule`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/offline.html');
  expect(stored.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline.html', '/favicon.svg']);
});

test('a new build replaces the service worker at the next visit, and the build after it removes the old files', async ({
  page,
  context,
  copy: { folder, server },
}) => {
  const names = () => page.evaluate(() => caches.keys());
  const file = join(folder, 'service-worker.js');
  const original = readFileSync(file, 'utf8');
  const [version = ''] = /\b[0-9a-f]{12}\b/.exec(original) ?? [];
  const offline = join(folder, 'offline.html');
  const html = readFileSync(offline, 'utf8');
  for (const ending of ['.br', '.gz'])
    for (const name of [file, offline]) rmSync(name + ending, { force: true });
  const publish = (next: string) => {
    writeFileSync(file, original.replaceAll(version, next));
    writeFileSync(offline, html.replace('</head>', `<meta name="build" content="${next}" /></head>`));
  };
  await returning(page);
  await visit(page, server.url);
  expect(await names()).toEqual([`site-${version}`]);

  publish('222222222222');
  await page.goto(`${server.url}/schedule`);
  await expect.poll(names).toEqual([`site-${version}`, 'site-222222222222']);
  publish('333333333333');
  await page.goto(`${server.url}/vod_library`);
  await expect.poll(names).toEqual(['site-222222222222', 'site-333333333333']);

  await context.setOffline(true);
  await page.goto(`${server.url}/faq`);
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', '333333333333');
});
