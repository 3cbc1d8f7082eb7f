import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { eventLike } from '../mocks/choose-event.ts';
import { type MockServer, startMockServer } from '../mocks/mock-server.ts';
import { DIST, DIST_SERVER, rulesOf } from '../tools/build/build-site.ts';
import { DEFAULT_DEPLOYMENT, type Deployment } from '../tools/build/deployment.ts';
import { ruleFor } from '../tools/build/header-rules.ts';
import { startDemoSite } from '../tools/demo-site/demo-site.ts';
import { freePort } from '../tools/machine/free-port.ts';
import { test as base, expect } from './demo-channel.ts';
import { type Nginx, startNginx } from './start-nginx.ts';
import { returning } from './visitor.ts';

interface Served {
  served: { api: MockServer; nginx: Nginx; deployment: Deployment; unfurler: ChildProcess };
}

/** As in production: nginx in front of the built files, with the built unfurling function and a backend. */
const test = base.extend<Served>({
  served: async ({ browserName: _ }, use) => {
    const api = await startMockServer();
    const port = await freePort();
    const unfurler = spawn(
      process.execPath,
      [`${DIST_SERVER}/edge/serve.mjs`, '--dist', DIST, '--port', String(port), '--backend', api.url],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    if (!unfurler.stderr) throw new Error('it says nothing');
    await once(unfurler.stderr, 'data');
    const deployment = { ...DEFAULT_DEPLOYMENT, backend: api.url, unfurl: `http://127.0.0.1:${port}` };
    const nginx = await startNginx(deployment);
    await use({ api, nginx, deployment, unfurler });
    await nginx.stop();
    unfurler.kill();
    await api.close();
  },
});

const SOON = { status: 'upcoming' } as const;

test('behind nginx a page is described and has every header, and is plain when the unfurling function is down', async ({
  served,
  page,
}) => {
  const { api, nginx, deployment, unfurler } = served;
  const event = eventLike(api.world, SOON);
  const [home, away] = event.participants;
  const path = `/watch/${event.id}`;
  const answer = await fetch(nginx.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<title>[^<]+ at [^<]+ · Watch · Northfield Sports Network<\/title>/);
  expect(html).toContain(`<meta property="og:url" data-first content="${nginx.url}${path}" />`);
  expect([home, away].every(Boolean)).toBe(true);
  for (const [name, value] of Object.entries(ruleFor(rulesOf(deployment, nginx.site), path).headers))
    expect(answer.headers.get(name), name).toBe(value);

  // The running site replaces the tags, so none is there twice.
  await returning(page);
  await page.goto(nginx.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('head [data-first]')).toHaveCount(0);
  for (const tag of ['meta[name=description]', 'meta[property="og:title"]', 'link[rel=canonical]'])
    await expect(page.locator(`head ${tag}`)).toHaveCount(1);

  const ended = once(unfurler, 'exit');
  unfurler.kill();
  await ended;
  const plain = await fetch(nginx.url + path);
  expect(plain.status).toBe(200);
  expect(await plain.text()).toContain('<title>Grandstand</title>');
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('an unknown event and a hostile host name get the plain page', async ({ served }) => {
  const { nginx } = served;
  expect(await (await fetch(`${nginx.url}/watch/99999999`)).text()).toContain('<title>Grandstand</title>');
  const answer = await fetch(`${nginx.url}/watch/1`, { headers: { Host: 'evil.test/x' } }).catch(() => null);
  if (answer?.status === 200) expect(await answer.text()).not.toContain('evil.test/x');
});

test('the built file for edge hosts describes pages too', async () => {
  const site = await startDemoSite();
  const worker: { default: { fetch(request: Request, environment: object): Promise<Response> } } =
    await import(pathToFileURL(`${DIST_SERVER}/edge/worker.mjs`).href);
  const event = eventLike(site.world, SOON);
  const answer = await worker.default.fetch(new Request(`${site.url}/watch/${event.id}`), {
    ASSETS: { fetch },
  });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toContain('og:title');
  await site.close();
});

test('`npm start` describes shared pages too', async () => {
  const site = await startDemoSite({ unfurl: true, scenario: 'french' });
  const event = eventLike(site.world, SOON);
  const html = await (await fetch(`${site.url}/watch/${event.id}`)).text();
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain('og:locale" data-first content="fr_CA"');
  await site.close();
});
