import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { EventRow } from '../../mocks/data/events.ts';
import type { World } from '../../mocks/store/world.ts';
import { CARDS, checkoutSteps } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { expectAccessible, LIGHT, returning, signIn, unrenderedPath } from '../steps/visitor.ts';
import { expectFramesAdvance, pressPlay, videoTime } from '../steps/watch-steps.ts';

const say = sayIn('en');

test.beforeEach(({ page }) => returning(page));

/**
 * The element that says what the player plays. Before the press it is already an advertisement, if there is
 * one.
 */
const phase = (page: Page) => page.getByRole('main').locator('[data-phase]');

function onlyPreroll(world: World, wanted: number, all = world.catalogue.settings.prerolls): void {
  world.catalogue.settings.prerolls = all.filter(({ id }) => id === wanted);
}

test(
  'the watch page shows the right gate for each kind of access',
  shows(
    'protected event LOGIN TO WATCH',
    'protected event REGISTER TO WATCH FREE',
    'protected event buy buttons',
  ),
  async ({ page, demo }) => {
    const { world } = demo;
    const main = page.getByRole('main');
    const open = (id: number) => page.goto(`/watch/${id}`);

    await test.step('an upcoming event has a countdown, the calendar and a link to buy it', async () => {
      const row = eventLike(world, { status: 'upcoming', type: 'paid' });
      await open(row.id);
      await expect(main.getByRole('timer')).toContainText(/hour|minute/);
      await expect(main.getByRole('link', { name: /^Buy for/ }).first()).toBeVisible();
      await main
        .getByRole('button', { name: `${say('calendar.add')}: ` })
        .first()
        .click();
      await expect(page.getByRole('link', { name: say('calendar.google') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('video')).toHaveCount(0);
    });

    await test.step('an event that is free with an account offers to register', async () => {
      await open(eventLike(world, { status: 'finished', recording: 'ready', type: 'register' }).id);
      await expect(main.getByRole('link', { name: say('event.registerToWatch') }).first()).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
    });

    await test.step('an event that is for sale links to the checkout and to the passes', async () => {
      await open(eventLike(world, { status: 'live', type: 'paid' }).id);
      await expect(page.getByRole('heading', { name: say('watch.buy') })).toBeVisible();
      await expect(main.getByRole('link', { name: /^Buy for/ }).first()).toHaveAttribute('href', /^\/buy\?/);
      await expect(main.getByRole('link', { name: say('event.seePasses') }).first()).toBeVisible();
    });

    await test.step('an event that only a pass opens offers to log in', async () => {
      const row = eventLike(world, { status: 'finished', recording: 'ready', type: 'paid' });
      row.single_event_package_id = null;
      await open(row.id);
      await expect(page.getByRole('heading', { name: say('watch.logIn') })).toBeVisible();
      await expect(main.getByRole('link', { name: say('event.loginToWatch') }).first()).toBeVisible();
    });

    await test.step('a recording that is being prepared says so', async () => {
      const row = eventLike(world, { status: 'finished', recording: 'ready', type: 'free' });
      row.start = world.now() - row.planned - 600;
      await open(row.id);
      await expect(page.getByRole('heading', { name: say('watch.preparing') })).toBeVisible();
    });

    await test.step('an event that is over and has no recording says so', async () => {
      const row = eventLike(world, { status: 'finished', recording: 'none' });
      await open(row.id);
      await expect(page.getByRole('heading', { name: say('watch.noRecording') })).toBeVisible();
    });

    await test.step('an event that does not exist shows an error', async () => {
      await open(999_999);
      await expect(page.getByRole('heading', { level: 1, name: say('watch.notFound') })).toBeVisible();
    });
  },
);

test.describe('watching in a blocked region', () => {
  test.use({ scenario: 'geo-blocked' });

  test(
    'in a blocked region the gate names the country and can check it again',
    shows('entity Geo', 'geo-blocking'),
    async ({ page, demo }) => {
      const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
      await page.goto(`/watch/${row.id}`);
      const notice = page.getByRole('alert');
      await expect(
        notice.getByRole('heading', { name: "We're sorry, but this content is not" }),
      ).toBeVisible();
      await expect(notice.getByText(/You seem to be in /)).toBeVisible();
      await expect(notice.getByText(new RegExp(`-${row.id}-[2-9A-HJ-NP-Z]{6}\\b`))).toBeVisible();
      demo.world.settings.geoBlocked = false;
      withoutPrerolls(demo.world);
      await notice.getByRole('button', { name: say('geo.recheck') }).click();
      await pressPlay(page);
      await expectFramesAdvance(page);
    },
  );
});

test(
  'an on-demand event plays, shows its details, and resumes where the viewer stopped',
  shows('watch on demand', 'route /watch/{id}'),
  async ({ page, demo }) => {
    withoutPrerolls(demo.world);
    const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
    await page.goto(`/watch/${row.id}`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page).toHaveTitle(`${title} · Watch · Northfield Sports Network`);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'video.other');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await pressPlay(page);
    await expectFramesAdvance(page);
    await page.keyboard.press('3');
    await expect.poll(() => videoTime(page)).toBeGreaterThan(row.planned * 0.29);
    await expectFramesAdvance(page);
    await page.keyboard.press('k');
    await page.goto('/404');
    await page.goto(`/watch/${row.id}`);
    await pressPlay(page);
    await expect(page.getByText(/^Continued from /)).toBeVisible();
    await expect.poll(() => videoTime(page)).toBeGreaterThan(row.planned * 0.28);
  },
);

for (const [who, email, statement] of [
  ['a visitor', null, 'preroll once per visitor'],
  ['a user', 'fan@grandstand.test', 'preroll once per user'],
] as const)
  test(
    `a preroll runs once for ${who}, and then the video plays`,
    shows(statement),
    async ({ page, demo }) => {
      onlyPreroll(demo.world, 5);
      if (email) await signIn(page, demo.world, email);
      const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
      await page.goto(`/watch/${row.id}`);
      await expect(phase(page)).toHaveAttribute('data-phase', 'preroll');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(email ? 0 : 1);
      await pressPlay(page);
      await expect(page.getByText(/^Ad/).first()).toBeVisible();
      await expectFramesAdvance(page);
      await page.getByRole('button', { name: say('player.adSkip') }).click();
      await expect(phase(page)).toHaveAttribute('data-phase', 'content');
      await expectFramesAdvance(page);
      await page.reload();
      // The advertisement was shown before, so none is loaded before the press.
      await expect(phase(page)).toHaveAttribute('data-phase', 'content');
      await pressPlay(page);
      await expectFramesAdvance(page);
      await expect(phase(page)).toHaveAttribute('data-phase', 'content');
    },
  );

test(
  'a preroll is chosen by stream status, category and location',
  shows('preroll by stream status', 'preroll by location', 'preroll by category'),
  async ({ page, demo }) => {
    const { world } = demo;
    const live = eventLike(world, { status: 'live', type: 'free' });
    const recorded = eventLike(world, { status: 'finished', recording: 'ready', type: 'free' });
    const all = world.catalogue.settings.prerolls;
    const begins = async (row: EventRow, change: Partial<EventRow>, wanted: 'preroll' | 'content') => {
      Object.assign(row, change);
      await page.goto(unrenderedPath(`/watch/${row.id}`));
      await expect(phase(page)).toHaveAttribute('data-phase', wanted);
    };

    await test.step('a preroll for live streams of one category plays only before those streams', async () => {
      onlyPreroll(world, 4, all);
      await begins(live, { event_category_id: 21 }, 'preroll');
      await begins(live, { event_category_id: 22 }, 'content');
      await begins(recorded, { event_category_id: 21 }, 'content');
    });

    await test.step('a preroll for recordings plays only before recordings', async () => {
      onlyPreroll(world, 5, all);
      await begins(recorded, {}, 'preroll');
      await begins(live, {}, 'content');
    });

    await test.step('a preroll for one location plays only before events of that location', async () => {
      onlyPreroll(world, 2, all);
      await begins(recorded, { location_id: 1 }, 'preroll');
      await begins(recorded, { location_id: 2 }, 'content');
    });
  },
);

test.describe('watching with passes', () => {
  test.use({ scenario: 'member' });

  test(
    'a viewer with the capability no_ads sees no preroll',
    shows('capability no_ads'),
    async ({ page, demo }) => {
      onlyPreroll(demo.world, 5);
      const { orders } = demo.world.store;
      const withoutIt = new Map(orders.all().map(({ id, capabilities }) => [id, capabilities]));
      for (const order of orders.all())
        orders.update(order, { capabilities: [...order.capabilities, 'no_ads'] });
      const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
      await page.goto(`/watch/${row.id}`);
      await expect(phase(page)).toHaveAttribute('data-phase', 'content');
      await pressPlay(page);
      await expectFramesAdvance(page);
      await expect(phase(page)).toHaveAttribute('data-phase', 'content');

      for (const order of orders.all()) orders.update(order, { capabilities: withoutIt.get(order.id) ?? [] });
      await page.reload();
      await expect(phase(page)).toHaveAttribute('data-phase', 'preroll');
    },
  );
});

test('the next video starts automatically, but waits for a press after a reload', async ({ page, demo }) => {
  withoutPrerolls(demo.world);
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  for (const other of demo.world.catalogue.events)
    if (other.event_category_id === row.event_category_id) other.type = 'free';
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = video.duration - 0.5;
  });
  await page.getByRole('region', { name: 'Up next' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).not.toHaveURL(`/watch/${row.id}`);
  await expectFramesAdvance(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
});

test('an upcoming event turns live without a reload', shows('watch live'), async ({ page, demo }) => {
  withoutPrerolls(demo.world);
  await page.clock.install();
  const row = eventLike(demo.world, { status: 'upcoming', type: 'free' });
  row.start = demo.world.now() + 60;
  await page.goto(`/watch/${row.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(say('watch.opensByItself'))).toBeVisible();
  row.start = demo.world.now() - 30;
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('timer')).toHaveCount(0);
  // The game starts without a press, as its countdown promised.
  await expectFramesAdvance(page);
  await expect(page.getByRole('main').getByText(say('event.live'), { exact: true }).first()).toBeVisible();
});

test('the page of an event that is bought in another tab opens it without a reload', async ({
  page,
  demo,
  context,
}) => {
  withoutPrerolls(demo.world);
  await signIn(page, demo.world, 'fan@grandstand.test');
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
  await page.goto(`/watch/${row.id}`);
  await expect(page.getByRole('heading', { name: say('watch.buy') })).toBeVisible();
  const other = await context.newPage();
  await returning(other);
  await other.goto(`/watch/${row.id}`);
  await other
    .getByRole('main')
    .getByRole('link', { name: /^Buy for/ })
    .first()
    .click();
  const checkout = checkoutSteps(other);
  await checkout.enterCard(CARDS.good);
  await checkout.agree();
  await checkout.press();
  await checkout.paid();
  await pressPlay(page);
  await expectFramesAdvance(page);
});

test('the embedded player shows only the video', shows('route /watch_embed/{id}'), async ({ page, demo }) => {
  withoutPrerolls(demo.world);
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch_embed/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/watch/${row.id}$`));
  const box = await page.locator('video').boundingBox();
  expect(box?.width).toBeGreaterThan(1_200);
});

test('an event that fails to load can be loaded again', async ({ page, demo }) => {
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.route(`**/api/events/${row.id}?*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(unrenderedPath(`/watch/${row.id}`));
  await expect(page.getByRole('heading', { level: 1, name: say('list.failed') })).toBeVisible();
  await page.unroute(`**/api/events/${row.id}?*`);
  await page.getByRole('button', { name: say('action.tryAgain') }).click();
  await expect(page.locator('video')).toBeAttached();
});

test('the watch page is accessible with every gate', async ({ page, demo }) => {
  Object.assign(demo.world.catalogue.colors, LIGHT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const wanted of [
    { status: 'upcoming', type: 'paid' },
    { status: 'finished', recording: 'ready', type: 'paid' },
    { status: 'finished', recording: 'ready', type: 'free' },
  ] as const) {
    await page.goto(`/watch/${eventLike(demo.world, wanted).id}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: say('watch.more') })).toBeVisible();
    await expectAccessible(page);
  }
});

test('“More games” are cards, also for a viewer who chose the table for lists', async ({ page, demo }) => {
  await page.addInitScript(() => {
    const value = { display: 'table', view: 'list' };
    localStorage.setItem('rudy_event_view', JSON.stringify({ value, until: Date.now() + 1e9 }));
  });
  const { id } = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${id}`);
  const heading = page.getByRole('heading', { name: say('watch.more') });
  await heading.scrollIntoViewIfNeeded();
  const more = page.getByRole('list', { name: say('watch.more') });
  await expect(more.getByRole('article').first()).toBeVisible();
  await expect(more).toHaveAttribute('data-arrangement', 'grid');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});
