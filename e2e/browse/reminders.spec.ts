import type { Page } from '@playwright/test';
import { eventLike } from '../../mocks/choose-event.ts';
import type { MockServer } from '../../mocks/mock-server.ts';
import { test as base, expect, startSite } from '../steps/demo-channel.ts';
import { installClock, skipPausesUntil } from '../steps/page-clock.ts';
import { expectAccessible, returning, signIn, unrenderedPath } from '../steps/visitor.ts';

interface Timed {
  /** A demo channel whose clock a test may move forward. */
  timed: { site: MockServer; moveTo(ms: number): void };
}

const test = base.extend<Timed>({
  timed: async ({ host }, use) => {
    let now = Date.now();
    const site = await startSite(host, { now: () => now });
    await use({
      site,
      moveTo: (ms) => {
        now = ms;
      },
    });
    await site.close();
  },
});

/** Records whether the page asks for permission, and which notifications it shows. */
async function recordNotifications(page: Page, choice: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    const shown: string[] = [];
    class Recorded {
      static permission = localStorage.getItem('asked') ? permission : 'default';
      static async requestPermission() {
        localStorage.setItem('asked', '1');
        Recorded.permission = permission;
        return permission;
      }
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Recorded, shownNotifications: shown });
  }, choice);
}

const shownIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'shownNotifications') as string[]);
const hasAskedIn = (page: Page) => page.evaluate(() => localStorage.getItem('asked') !== null);

async function remind(page: Page, choice: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name: /^Remind me: / })
    .first()
    .click();
  await page.getByRole('button', { name: choice }).click();
}

test('a reminder of a game is shown once and in one tab, also after a reload', async ({
  page,
  context,
  timed: { site, moveTo },
}) => {
  const event = eventLike(site.world, { status: 'upcoming' });
  await recordNotifications(page, 'granted');
  await returning(page);
  await installClock(page);
  await page.goto(`${site.url}/watch/${event.id}`);
  await expect(page.getByRole('button', { name: /^Remind me: / }).first()).toBeVisible();
  expect(await hasAskedIn(page)).toBe(false);
  await remind(page, 'Notify me when it goes live');
  await expect(page.getByText('You’ll be notified when it goes live')).toBeVisible();
  expect(await hasAskedIn(page)).toBe(true);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(21_000);
  // Waits until this tab is the one that looks for live games, because the other tab has the real clock.
  const heldLocks = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(heldLocks).toContain('grandstand-reminders');
  const other = await context.newPage();
  await recordNotifications(other, 'granted');
  await returning(other);
  await other.goto(`${site.url}/faq`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  moveTo((event.start + 60) * 1_000);
  await page.clock.setSystemTime((event.start + 60) * 1_000);
  const toasts = async () => {
    const counts = [page, other].map((tab) => tab.getByText(/ is live now/).count());
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  // The code that checks for live games every 30 seconds may still be loading on a busy machine.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect.poll(toasts, { timeout: 2_000 }).toBe(1);
  }).toPass();
  for (let second = 0; second < 10; second += 1) {
    await page.clock.fastForward(1_000);
    expect(await toasts()).toBe(1);
  }
  expect([...(await shownIn(page)), ...(await shownIn(other))]).toHaveLength(1);
});

test('a viewer who blocks notifications reads that a message will appear on the site', async ({
  page,
  timed: { site },
}) => {
  const event = eventLike(site.world, { status: 'upcoming' });
  await recordNotifications(page, 'denied');
  await returning(page);
  await page.goto(`${site.url}/watch/${event.id}`);
  await remind(page, 'Notify me when it goes live');
  await expect(page.getByText(/A message will appear here when it goes live/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop notifying me' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Stop notifying me' }).click();
  await expect(page.getByRole('button', { name: 'Notify me when it goes live' })).toBeVisible();
});

test('the page of a followed team turns reminders of all its games on and off', async ({
  page,
  timed: { site, moveTo },
}) => {
  const { world } = site;
  const event = eventLike(world, { status: 'upcoming' });
  const team = world.catalogue.teams.find(({ id }) => id === event.participants[0]?.id);
  await recordNotifications(page, 'granted');
  await returning(page);
  await signIn(page, world);
  const { favorites } = world.store;
  for (const { id, favoritable_id } of favorites.all()) if (favoritable_id === team?.id) favorites.remove(id);
  await installClock(page);
  await page.goto(`${site.url}/?team=${team?.alias}`);
  const turnOn = page.getByRole('button', { name: `Notify me of every ${team?.short_name} game` });
  const follow = page.getByRole('button', { name: `Add ${team?.name} to your favourites` });
  await expect(follow).toBeVisible();
  await expect(turnOn).toHaveCount(0);
  await follow.click();
  await turnOn.click();
  await expect(page.getByText('You’ll be notified when it goes live')).toBeVisible();
  await expectAccessible(page);
  const turnOff = page.getByRole('button', { name: `Stop notifying me of ${team?.short_name} games` });
  await expect(turnOff).toHaveAttribute('aria-pressed', 'true');
  await turnOff.click();
  await turnOn.click();
  moveTo((event.start + 60) * 1_000);
  await page.clock.setSystemTime((event.start + 60) * 1_000);
  await skipPausesUntil(page, page.getByText(/ is live now/));
});

test('the highlight of an upcoming game offers a reminder, and that of a live game does not', async ({
  page,
  timed: { site },
}) => {
  const { world } = site;
  await recordNotifications(page, 'granted');
  await returning(page);
  await page.goto(site.url);
  const highlights = page.getByRole('region', { name: 'Highlights' });
  await expect(highlights.getByRole('link', { name: 'Watch live' })).toBeVisible();
  await expect(highlights.getByRole('button', { name: /^Remind me: / })).toHaveCount(0);

  const now = world.now();
  for (const event of world.catalogue.events) if (event.start < now) event.start -= 86_400;
  // The edge may still have `/` cached, so the test opens an address that the edge does not render.
  await page.goto(unrenderedPath(`${site.url}/`));
  await highlights.getByRole('button', { name: /^Remind me: / }).click();
  await page.getByRole('button', { name: 'Notify me when it goes live' }).click();
  await expect(page.getByText('You’ll be notified when it goes live')).toBeVisible();
  await expect(page).toHaveURL(unrenderedPath(`${site.url}/`));
  await expectAccessible(page);
});

test('a viewer is reminded of every game of a team that they follow', async ({
  page,
  timed: { site, moveTo },
}) => {
  const { world } = site;
  const event = eventLike(world, { status: 'upcoming' });
  const [team] = event.participants;
  const followed = world.store.favorites.all().find((row) => row.favoritable_type === 'participant');
  if (followed && team) world.store.favorites.update(followed, { favoritable_id: team.id });
  await recordNotifications(page, 'granted');
  await returning(page);
  await signIn(page, world);
  await installClock(page);
  await page.goto(`${site.url}/watch/${event.id}`);
  await remind(page, `Notify me of every ${team?.short_name} game`);
  await expect(page.getByRole('button', { name: 'Stop notifying me', exact: true })).toBeVisible();
  moveTo((event.start + 60) * 1_000);
  await page.clock.setSystemTime((event.start + 60) * 1_000);
  await skipPausesUntil(page, page.getByText(/ is live now/));
});
