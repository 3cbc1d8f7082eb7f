import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import ICAL from 'ical.js';
import { eventLike } from '../../mocks/choose-event.ts';
import { type MockServer, startMockServer } from '../../mocks/mock-server.ts';
import { RENDERED_ADDRESSES } from '../../src/app/first-view/rendered-paths.ts';
import { DIST, DIST_SERVER, rulesOf } from '../../tools/build/build-site.ts';
import { DEFAULT_DEPLOYMENT, type Deployment } from '../../tools/build/deployment.ts';
import { ruleFor } from '../../tools/build/header-rules.ts';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { freePort } from '../../tools/machine/free-port.ts';
import { test as base, expect } from '../steps/demo-channel.ts';
import { type Nginx, startNginx } from '../steps/start-nginx.ts';
import { returning } from '../steps/visitor.ts';

interface Served {
  served: { api: MockServer; nginx: Nginx; deployment: Deployment; unfurler: ChildProcess };
}

/**
 * Serves the site as in production: nginx in front of the built files, with the built unfurling function and
 * a backend.
 */
const test = base.extend<Served>({
  served: async ({ browserName: _ }, use) => {
    const api = await startMockServer();
    const port = await freePort();
    const unfurler = spawn(
      process.execPath,
      [
        `${DIST_SERVER}/edge/serve.mjs`,
        ...['--dist', DIST, '--renderer', `${DIST_SERVER}/edge/first-view`],
        ...['--port', String(port), '--backend', api.url],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const { stderr } = unfurler;
    if (!stderr) throw new Error('it says nothing');
    // Node may print a warning before.
    await new Promise<void>((resolve) => {
      stderr.on('data', (text) => String(text).includes('Unfurling on') && resolve());
    });
    const { allow } = DEFAULT_DEPLOYMENT;
    const deployment = {
      ...DEFAULT_DEPLOYMENT,
      // Allows images of the backend's own address, because the edge calls the backend directly and receives
      // that address.
      ...{ allow: { ...allow, pictures: [...allow.pictures, api.url] } },
      ...{ backend: api.url, unfurl: `http://127.0.0.1:${port}` },
    };
    try {
      const nginx = await startNginx(deployment);
      await use({ api, nginx, deployment, unfurler });
      await nginx.stop();
    } finally {
      unfurler.kill();
      await api.close();
    }
  },
});

const SOON = { status: 'upcoming' } as const;

test('behind nginx a page has a description and every header, and loses the description when the unfurling function is down', async ({
  served,
  page,
}) => {
  const { api, nginx, deployment, unfurler } = served;
  const event = eventLike(api.world, SOON);
  const [home, away] = event.participants;
  const path = `/watch/${event.id}`;
  const response = await fetch(nginx.url + path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<title data-first>[^<]+ at [^<]+ · Watch · Northfield Sports Network<\/title>/);
  expect(html).toContain(`<meta property="og:url" data-first content="${nginx.url}${path}" />`);
  expect([home, away].every(Boolean)).toBe(true);
  const { Link: early, ...headers } = ruleFor(rulesOf(deployment, nginx.site), path).headers;
  expect(early).toBeTruthy();
  expect(response.headers.get('link')).toBeNull();
  for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name), name).toBe(value);

  // The running site replaces the tags of the first response, so none appears twice.
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
  expect(await plain.text()).toContain('<title data-first>Grandstand</title>');
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('behind nginx the edge renders all its addresses, except with a query or when the edge is down', async ({
  served,
}) => {
  const { nginx, deployment, unfurler } = served;
  for (const address of [...RENDERED_ADDRESSES, '/women-in-sport']) {
    const { Link: early, ...headers } = ruleFor(rulesOf(deployment, nginx.site), address).headers;
    await expect(async () =>
      expect(await (await fetch(nginx.url + address)).text(), address).toContain('data-rendered'),
    ).toPass();
    const response = await fetch(nginx.url + address);
    expect(response.headers.get('link'), address).toBeNull();
    for (const [name, value] of Object.entries(headers))
      expect(response.headers.get(name), `${name} of ${address}`).toBe(value);
    const filtered = await fetch(`${nginx.url}${address}?sport=1`);
    expect(filtered.status, address).toBe(200);
    expect(await filtered.text(), address).not.toContain('data-rendered');
    expect(filtered.headers.get('link'), address).toBe(early);
  }
  const ended = once(unfurler, 'exit');
  unfurler.kill();
  await ended;
  for (const address of [...RENDERED_ADDRESSES, '/women-in-sport']) {
    const plain = await fetch(nginx.url + address);
    expect(plain.status, address).toBe(200);
    expect(await plain.text(), address).toContain('<title data-first>Grandstand</title>');
  }
});

test('behind nginx the edge renders home with every header but that of early calls, and home is unrendered when the edge is down', async ({
  served,
  page,
}) => {
  const { nginx, deployment, unfurler } = served;
  const fetchHome = () => fetch(nginx.url, { headers: { 'Accept-Encoding': 'br' } });
  await expect(async () => expect(await (await fetchHome()).text()).toContain('data-rendered')).toPass();
  const response = await fetchHome();
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Language');
  const { Link: early, ...headers } = ruleFor(rulesOf(deployment, nginx.site), '/').headers;
  expect(early).toBeTruthy();
  expect(response.headers.get('link')).toBeNull();
  for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name), name).toBe(value);

  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await returning(page);
  await page.goto(nginx.url);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  expect(problems.filter((text) => !text.includes('401'))).toEqual([]);

  const ended = once(unfurler, 'exit');
  unfurler.kill();
  await ended;
  const plain = await fetchHome();
  expect(plain.status).toBe(200);
  expect(await plain.text()).toContain('<title data-first>Grandstand</title>');
  expect(plain.headers.get('link')).toBe(early);
});

test('behind nginx a calendar has every header, and the response is 503 when the edge is down', async ({
  served,
}) => {
  const { api, nginx, deployment, unfurler } = served;
  const [team] = api.world.catalogue.teams;
  const path = `/calendar.ics?teams=${team?.id}&lang=fr`;
  const response = await fetch(nginx.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  const { 'Cache-Control': _, ...wanted } = ruleFor(rulesOf(deployment, nginx.site), '/calendar.ics').headers;
  for (const [name, value] of Object.entries(wanted)) expect(response.headers.get(name), name).toBe(value);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const urls = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('url')));
  const recently = Date.now() / 1_000 - 20 * 86_400;
  const coming = api.world.catalogue.events.filter(
    ({ teams, start }) => teams.includes(team?.id ?? 0) && start > recently,
  );
  expect(coming.length).toBeGreaterThan(0);
  expect(urls).toEqual(expect.arrayContaining(coming.map(({ id }) => `${nginx.url}/watch/${id}`)));
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(nginx.url + path, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(`${nginx.url}/calendar.ics?teams=x`)).status).toBe(400);
  expect(await (await fetch(`${nginx.url}/config.json`)).json()).toMatchObject({ calendarFeed: true });

  const ended = once(unfurler, 'exit');
  unfurler.kill();
  await ended;
  const down = await fetch(nginx.url + path);
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await down.text()).not.toContain('VCALENDAR');
});

test('without the edge nginx serves no calendar, and the site does not offer one', async () => {
  const nginx = await startNginx(DEFAULT_DEPLOYMENT);
  expect((await fetch(`${nginx.url}/calendar.ics?teams=12`)).status).toBe(404);
  expect(await (await fetch(`${nginx.url}/config.json`)).json()).not.toHaveProperty('calendarFeed');
  await nginx.stop();
});

test('an unknown event and a hostile host name get the page without a description', async ({ served }) => {
  const { nginx } = served;
  expect(await (await fetch(`${nginx.url}/watch/99999999`)).text()).toContain(
    '<title data-first>Grandstand</title>',
  );
  const response = await fetch(`${nginx.url}/watch/1`, { headers: { Host: 'evil.test/x' } }).catch(
    () => null,
  );
  if (response?.status === 200) expect(await response.text()).not.toContain('evil.test/x');
});

test('the worker file for edge hosts also adds descriptions to pages', async () => {
  const site = await startDemoSite();
  const worker: { default: { fetch(request: Request, environment: object): Promise<Response> } } =
    await import(pathToFileURL(`${DIST_SERVER}/edge/worker.mjs`).href);
  const event = eventLike(site.world, SOON);
  const response = await worker.default.fetch(new Request(`${site.url}/watch/${event.id}`), {
    ASSETS: { fetch },
  });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('og:title');
  await site.close();
});

test('`npm start` offers a team’s calendar, and the calendar contains that team’s games', async ({
  page,
}) => {
  const site = await startDemoSite({ unfurl: true });
  const team = site.world.catalogue.teams.find(({ id }) => id === 101);
  await returning(page);
  await page.goto(`${site.url}/?team=${team?.alias}`);
  await page.getByRole('button', { name: 'Add the season to my calendar' }).click();
  const address = await page.getByRole('textbox', { name: 'Address for other calendars' }).inputValue();
  expect(address).toBe(`${site.url}/calendar.ics?teams=101&lang=en`);
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(team?.name);
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a file instead' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${team?.alias}.ics`);
  await site.close();
});

test('`npm start` also adds descriptions to shared pages', async () => {
  const site = await startDemoSite({ unfurl: true, scenario: 'french' });
  const event = eventLike(site.world, SOON);
  const html = await (await fetch(`${site.url}/watch/${event.id}`)).text();
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain('og:locale" data-first content="fr_CA"');
  await site.close();
});
