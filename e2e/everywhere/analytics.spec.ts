import type { Page, Request } from '@playwright/test';
import { accessOf } from '../../mocks/behaviour/events/access.ts';
import { recordingOf, viewEvent } from '../../mocks/behaviour/events/event-view.ts';
import type { World } from '../../mocks/store/world.ts';
import { DATA, REPORTS, TAGS } from '../../src/analytics/catalogue.ts';
import { createJudge, type Judge } from '../../tests/conformance/judge.ts';
import { checkoutSteps } from '../steps/buy-steps.ts';
import { expect } from '../steps/demo-channel.ts';
import { holdResponses } from '../steps/hold-responses.ts';
import { installClock, waitUntilQuiet } from '../steps/page-clock.ts';
import { received, test } from '../steps/public-host.ts';
import { shows } from '../steps/shows';
import { signIn, unrenderedPath } from '../steps/visitor.ts';

declare global {
  interface Window {
    /** Returns how far the video's current time has moved, in seconds of playback. */
    secondsMoved(): number;
  }
}

let judge: Judge;
test.beforeAll(async () => {
  judge = await createJudge();
});

const storeConsent = (page: Page, choice: 'accepted' | 'refused') =>
  page.addInitScript(
    (value) => localStorage.setItem('rudy_consent', JSON.stringify({ value, until: Date.now() + 1e9 })),
    choice,
  );

const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const events = (world: World, name: string) =>
  received(world.reports, 'event').filter(({ event }) => event === name);
const lastViewing = (world: World) => received(world.reports, 'video-viewing').at(-1);

/** Returns a free recording without prerolls, which starts when Play is pressed. */
function freeRecording(world: World) {
  world.catalogue.settings.prerolls = [];
  const row = world.catalogue.events.find(
    (one) => one.type === 'free' && recordingOf(one, world.now()) === 'ready',
  );
  const event = row && viewEvent(world, accessOf(world, null), row);
  if (!event) throw new Error('the channel has no free recording');
  return event;
}

async function play(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Play' }).first().click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), { timeout: 30_000 })
    .toBeGreaterThan(0.2);
}

const fieldsOf = (record: object) => Object.keys(record).sort();
const sorted = (fields: readonly string[]) => [...fields].sort();

/** Asserts that each record has the fields of the event catalogue and matches the contract. */
function expectCatalogued(world: World) {
  const withTrk = (fields: readonly string[], record: object) =>
    sorted('trk' in record ? fields : fields.filter((field) => field !== 'trk'));
  for (const record of received(world.reports, 'event')) {
    const name = record.event as 'api_request' | 'login' | 'visit_page';
    expect(fieldsOf(record), name).toEqual(withTrk(DATA[name].fields, record));
    expect(judge.requestFaults('sendDataEvent', record), name).toEqual([]);
  }
  for (const [kind, operation, { fields }] of [
    ['session', 'createDataSession', DATA.session],
    ['video-event', 'sendVideoEvent', DATA.first_frame],
    ['video-viewing', 'sendVideoViewing', DATA.viewing],
  ] as const)
    for (const record of received(world.reports, kind)) {
      expect(fieldsOf(record), kind).toEqual(sorted(fields));
      expect(judge.requestFaults(operation, record), kind).toEqual([]);
    }
  for (const record of received(world.reports, 'error')) {
    const kind = record.kind as keyof typeof REPORTS;
    expect(fieldsOf(record), kind).toEqual(sorted(REPORTS[kind].fields));
    expect(judge.requestFaults('reportError', record), kind).toEqual([]);
  }
  for (const { name, fields } of received(world.reports, 'tag')) {
    const { fields: own, items } = TAGS[name as keyof typeof TAGS];
    expect(fieldsOf(fields as object), String(name)).toEqual(sorted(own));
    for (const item of (fields as { items?: object[] }).items ?? [])
      expect(fieldsOf(item), String(name)).toEqual(sorted(items));
  }
}

test(
  'analytics reports a whole journey: opening the site, browsing, logging in, buying, watching and leaving',
  shows(
    'e-commerce tag service',
    'data-collection service',
    'key name trk',
    'analytics session',
    'call POST /datalake/session/',
    'call POST /datalake/event/',
    'events: origin_url',
    'events: trk',
    'call POST /datalake/video/event/',
    'call POST /datalake/video/viewing/',
    'tag manager script',
    'tag login',
    'tag page_view',
    'tag view_item_list',
    'tag view_buy_page',
    'tag add_to_cart',
    'tag begin_checkout',
    'tag purchase',
    'tag purchase_success',
  ),
  async ({ page, demo, baseURL }) => {
    const { world } = demo;
    const event = freeRecording(world);
    const calls: string[] = [];
    page.on('response', (response) => {
      const url = new URL(response.url());
      if (!url.pathname.startsWith('/api/')) return;
      url.searchParams.delete('api_key');
      url.searchParams.delete('channel_key');
      calls.push(`${url.pathname}${url.search} ${response.status()}`);
    });
    const pendingRequests = new Set<Request>();
    page.on('request', (request) => pendingRequests.add(request));
    page.on('requestfinished', (request) => pendingRequests.delete(request));
    page.on('requestfailed', (request) => pendingRequests.delete(request));
    // Waits for all responses, because leaving a page cancels its calls, which are then reported without a
    // status or not at all.
    const allAnswered = () =>
      expect
        .poll(() => [...pendingRequests].filter((request) => request.url().includes('/api/')).length)
        .toBe(0);

    await page.goto('/?trk=autumn-mailing', { referer: 'https://news.example.com/story?email=a@b.org' });
    await expect(heading(page)).toBeVisible();
    await accept(page);
    await allAnswered();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('member@grandstand.test');
    await page.locator('input[type=password]').fill('goal-line-1');
    await page.locator('main button[type=submit]').click();
    await expect(page).not.toHaveURL(/login/);
    await expect(page).toHaveTitle(/^(?!Login)/);
    await expect(heading(page)).toBeVisible();
    await allAnswered();
    await page.getByRole('banner').getByRole('link', { name: 'Passes' }).click();
    const { main, agree, pressTwice, paid, payButton } = checkoutSteps(page);
    const offer = main
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Hockey Pass' }) });
    await expect(offer).toBeVisible();
    await allAnswered();
    await offer.getByRole('link', { name: /^Buy/ }).click();
    await expect(payButton).toContainText('$29.99');
    await expect(main.getByRole('radio').first()).toBeChecked();
    await agree();
    await pressTwice();
    await paid();
    await allAnswered();
    await page.goto(`/watch/${event.id}`);
    await play(page);
    // Waits for the first event: analytics starts once the page is idle, so a viewer who leaves earlier is
    // not counted.
    await expect.poll(() => received(world.reports, 'video-event')).toHaveLength(1);
    await page.close({ runBeforeUnload: true });

    const visits = () => events(world, 'visit_page').map(({ page: path, from_page }) => [path, from_page]);
    await expect.poll(() => lastViewing(world)).toBeTruthy();
    expect(visits()).toEqual([
      ['/', null],
      ['/login', '/'],
      ['/', '/login'],
      ['/packages', '/'],
      ['/buy', '/packages'],
      [`/watch/${event.id}`, null],
    ]);

    // The visit has one session, and each call of the main API is reported once, whichever component needed
    // it.
    expect(received(world.reports, 'session')).toHaveLength(1);
    const sent = events(world, 'api_request').map(({ url, status }) => `${url} ${status}`);
    expect(sent.sort()).toEqual(calls.map(decodeURIComponent).sort());
    const [session] = received(world.reports, 'session');
    const all = received(world.reports, 'event');
    expect(session).toMatchObject({
      profile: 'northfield-web',
      device_type: 'desktop',
      resolution: '1920x1080',
    });
    for (const record of all)
      expect(record).toMatchObject({
        profile: 'northfield-web',
        session_uuid: session?.session,
        trk: 'autumn-mailing',
        origin_url: expect.stringContaining(`${baseURL}/`),
      });
    const member = world.store.users.find(({ email }) => email === 'member@grandstand.test');
    expect(events(world, 'login')).toMatchObject([
      { email: 'member@grandstand.test', user_id: member?.id, user_email: 'member@grandstand.test' },
    ]);
    expect(events(world, 'visit_page').map(({ authorized, user_id }) => [authorized, user_id])).toEqual([
      [false, null],
      [false, null],
      ...Array.from({ length: 4 }, () => [true, member?.id]),
    ]);
    expect(events(world, 'visit_page')[0]).toMatchObject({
      outer_referrer: 'https://news.example.com/story',
    });

    // The events are in order: the log-in is reported before the next page view.
    const sentNames = all.map(({ event: name, page: path }) => (name === 'visit_page' ? path : name));
    expect(sentNames.filter((name) => name !== 'api_request')).toEqual([
      '/',
      '/login',
      'login',
      '/',
      '/packages',
      '/buy',
      `/watch/${event.id}`,
    ]);
    const tags = received(world.reports, 'tag');
    const names = tags.map(({ name }) => name);
    // It is sent at about the same time as the page view of the passes, so either may arrive first.
    expect(names.filter((name) => name === 'view_item_list')).toHaveLength(1);
    expect(names.filter((name) => name !== 'view_item_list')).toEqual([
      'page_view',
      'page_view',
      'login',
      'page_view',
      'page_view',
      'add_to_cart',
      'page_view',
      'view_buy_page',
      'begin_checkout',
      'purchase',
      'purchase_success',
      'page_view',
    ]);
    expect(tags.find(({ name }) => name === 'purchase')).toMatchObject({
      id: 'G-NORTHFIELD',
      fields: {
        currency: 'USD',
        value: 29.99,
        items: [{ item_id: 'package_41', price: 29.99, coupon: null }],
      },
    });

    const medium = event.media.find(({ kind }) => kind === 3);
    const video = { stream_id: medium?.id, stream_type: 'vod' };
    expect(received(world.reports, 'video-event')).toMatchObject([{ ...video, event: 'first_frame' }]);
    const [first] = received(world.reports, 'video-event');
    expect(lastViewing(world)).toMatchObject({ ...video, video_view_uuid: first?.video_view_uuid });
    expect(lastViewing(world)?.sport).toBeTruthy();
    expectCatalogued(world);
    const text = JSON.stringify(world.reports.filter(({ kind }) => kind === 'tag' || kind === 'error'));
    expect(text).not.toContain('@');
    expect(received(world.reports, 'error').filter(({ kind }) => kind !== 'vitals')).toEqual([]);
  },
);

test(
  'the tag manager receives an event for a failed purchase',
  shows('tag purchase_failed'),
  async ({ page, demo }) => {
    const { world } = demo;
    await storeConsent(page, 'accepted');
    await page.goto('/404');
    await expect(heading(page)).toBeVisible();
    const member = world.store.users.find(({ email }) => email === 'member@grandstand.test');
    for (const session of world.store.sessions.all())
      world.store.sessions.update(session, { user_id: member?.id ?? null });
    world.play('payment-declined');
    await page.goto('/buy?type=package&package_id=41');
    const { main, agree, pressTwice, expectPopup } = checkoutSteps(page);
    await expect(main.getByRole('radio').first()).toBeChecked();
    await agree();
    await pressTwice();
    await expectPopup('buy.cardDeclined');
    const sentNames = () => received(world.reports, 'tag').map(({ name }) => name);
    await expect.poll(sentNames).toContain('purchase_failed');
    expect(sentNames()).not.toContain('purchase_success');
    expect(received(world.reports, 'tag').find(({ name }) => name === 'purchase_failed')).toMatchObject({
      fields: { items: [{ item_id: 'package_41', error_reason: 'card_declined' }] },
    });
  },
);

test('the visit of a member who returns names them, although their profile loads after the layout', async ({
  page,
  demo: { world },
}) => {
  await storeConsent(page, 'accepted');
  await signIn(page, world);
  const visits = () => events(world, 'visit_page').map(({ authorized }) => authorized);
  await page.goto('/');
  await expect.poll(visits).toEqual([true]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rudy_channel'))).not.toBeNull();
  const release = await holdResponses(page, /\/api\/profile/);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Schedule', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect.poll(visits).toEqual([true, true]);
});

test('the reported watch time is exact after pausing, seeking, changing the speed, hiding the tab and closing the page', async ({
  page,
  demo,
}) => {
  await storeConsent(page, 'accepted');
  await installClock(page);
  // Measures how far the video has really moved, because on a busy machine double speed may show fewer
  // seconds than the player's clock counts.
  await page.addInitScript(() => {
    let seconds = 0;
    let time = 0;
    setInterval(() => {
      const video = document.querySelector('video');
      const step = (video?.currentTime ?? 0) - time;
      time += step;
      if (video && !video.paused && !video.seeking && step > 0 && step < 1)
        seconds += step / video.playbackRate;
    }, 25);
    window.secondsMoved = () => seconds;
    addEventListener('pagehide', () => localStorage.setItem('moved', String(seconds)));
  });
  const event = freeRecording(demo.world);
  await page.goto(`/watch/${event.id}`);
  await play(page);
  const video = (change: (element: HTMLVideoElement) => void) =>
    page.locator('video').first().evaluate(change);
  const watch = async (seconds: number) => {
    const before = await page.evaluate(() => window.secondsMoved());
    await page.waitForFunction((until) => window.secondsMoved() >= until, before + seconds);
  };
  const hidden = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { get: () => value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await watch(1.5);
  await video((element) => element.pause());
  await expect.poll(() => lastViewing(demo.world)?.viewing_time ?? 0).toBeGreaterThan(1);
  const atPause = Number(lastViewing(demo.world)?.viewing_time);
  await page.clock.fastForward(10_000);
  await video(async (element) => {
    element.currentTime = 2;
    await element.play();
  });
  await watch(1.2);
  await video((element) => {
    element.playbackRate = 2;
  });
  await watch(1.5);
  await hidden('hidden');
  await expect.poll(() => Number(lastViewing(demo.world)?.viewing_time)).toBeGreaterThan(atPause + 2);
  await watch(1);
  await hidden('visible');
  await watch(0.3);
  await page.goto('/404');
  const moved = await page.evaluate(() => Number(localStorage.getItem('moved')));
  const reports = received(demo.world.reports, 'video-viewing');
  const times = reports.map(({ viewing_time }) => Number(viewing_time));
  expect(Math.abs((times.at(-1) ?? 0) - moved), `${times} for ${moved}`).toBeLessThan(0.35);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(reports.map(({ video_view_uuid }) => video_view_uuid)).size).toBe(1);
});

test(
  'analytics sends nothing before Accept, after Refuse or on localhost, and stops when consent is withdrawn',
  shows('analytics: never from localhost'),
  async ({ page, demo }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const counted = () => requested.filter((path) => /^\/data\/|gtag|^\/demo\/tags/.test(path));
    const { world } = demo;
    await installClock(page);
    await page.goto('/faq?trk=mail');
    await expect(heading(page)).toBeVisible();
    await waitUntilQuiet(page);
    expect(counted()).toEqual([]);
    await page.getByRole('button', { name: 'Refuse', exact: true }).click();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await waitUntilQuiet(page);
    expect(counted()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('rudy_trk');

    // After consent is given in the footer, analytics reports only what happens from then on.
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await accept(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect.poll(() => events(world, 'visit_page').map(({ page: path }) => path)).toEqual(['/login']);
    await expect.poll(() => received(world.reports, 'tag')).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('rudy_data_session');

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Refuse', exact: true }).click();
    // A request that was already sent at the time of the refusal may still arrive.
    await waitUntilQuiet(page);
    const before = world.reports.length;
    await page.goBack();
    await expect(page).toHaveURL(/faq/);
    await waitUntilQuiet(page);
    expect(world.reports).toHaveLength(before);
    const storedKeys = await page.evaluate(() => Object.keys(localStorage));
    expect(storedKeys).not.toContain('rudy_data_session');
    expect(storedKeys).not.toContain('rudy_trk');

    requested.length = 0;
    await storeConsent(page, 'accepted');
    await page.goto(demo.url);
    await expect(heading(page)).toBeVisible();
    await waitUntilQuiet(page);
    expect(counted()).toEqual([]);
  },
);

test('Global Privacy Control counts as a refusal until the viewer accepts explicitly', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.addInitScript(() => {
    localStorage.rudy_consent ??= JSON.stringify({ value: 'accepted', until: Date.now() + 1e9 });
  });
  await installClock(page);
  await page.goto('/faq');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
  await waitUntilQuiet(page);
  expect(demo.world.reports).toEqual([]);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await accept(page);
  await page.reload();
  await expect.poll(() => events(demo.world, 'visit_page').length).toBe(1);
});

for (const [how, failure] of [
  ['down', 'abort'],
  ['silent', 'hang'],
] as const)
  test(
    `the viewer notices nothing if the analytics services are ${how}`,
    shows('analytics: silent on failure'),
    async ({ page }) => {
      await storeConsent(page, 'accepted');
      const problems: string[] = [];
      const requested: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.route(/\/(data|errors)\/|\/demo\/gtag/, async (route) => {
        requested.push(new URL(route.request().url()).pathname);
        if (failure === 'abort') await route.abort();
      });
      await page.goto('/faq');
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => requested).toContain('/data/datalake/hash/');
      await expect.poll(() => requested).toContain('/demo/gtag.js');
      await page.evaluate(() => setTimeout(() => Promise.reject(new Error('for the log'))));
      await expect.poll(() => requested).toContain('/errors/report');
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      expect(problems).toEqual(['for the log']);
      // After the first failure the queue pauses. If no response comes, it sends one record at a time.
      expect(requested.filter((path) => path.startsWith('/data/'))).toHaveLength(1);
    },
  );

test(
  'the error log sends each error once and redacted, whatever the consent; web vitals are sent only after Accept',
  shows('monitoring'),
  async ({ page, demo }) => {
    await storeConsent(page, 'refused');
    // Makes this page load one of those whose web vitals are sampled.
    await page.addInitScript(() => {
      Math.random = () => 0.01;
    });
    await page.route('**/assets/contacts-screen*', (route) => route.abort());
    const participants = '**/api/participants*';
    await page.route(participants, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(unrenderedPath('/faq'));
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => received(demo.world.reports, 'error')).toHaveLength(1);
    await page.unroute(participants);
    await page.evaluate(() => {
      for (let time = 0; time < 3; time += 1)
        setTimeout(() => {
          throw Object.assign(new TypeError('no fan@grandstand.test'), { stack: 'at faq-screen.js:1' });
        });
    });
    await page.evaluate(() => {
      history.pushState(null, '', '/contacts');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect.poll(() => received(demo.world.reports, 'error').map(({ kind }) => kind)).toHaveLength(3);
    await page.goto('about:blank');
    expect(received(demo.world.reports, 'error')).toMatchObject([
      {
        kind: 'request',
        operation: 'listParticipants',
        status: 500,
        message: 'HTTP 500',
        url: expect.stringContaining('/api/participants'),
        data: null,
      },
      {
        kind: 'uncaught',
        name: 'TypeError',
        message: 'no [redacted]',
        stack: 'at faq-screen.js:1',
        page: '/faq',
      },
      { kind: 'chunk', message: expect.stringContaining('contacts-screen') },
    ]);

    await storeConsent(page, 'accepted');
    await page.goto('/faq');
    await expect.poll(() => events(demo.world, 'visit_page').length).toBe(1);
    await page.keyboard.press('Tab');
    await page.goto('about:blank');
    await expect.poll(() => received(demo.world.reports, 'error').at(-1)?.kind).toBe('vitals');
    expect(received(demo.world.reports, 'error').at(-1)).toMatchObject({ page: '/faq' });
    expect(Number(received(demo.world.reports, 'error').at(-1)?.lcp)).toBeGreaterThan(0);
    expectCatalogued(demo.world);
  },
);
