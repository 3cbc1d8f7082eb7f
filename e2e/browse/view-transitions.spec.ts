import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { returning } from '../steps/visitor.ts';
import { expectFramesAdvance } from '../steps/watch-steps.ts';

interface Transition {
  /** The elements that have a transition name before the change and after it. */
  before: string[];
  after: string[];
  isFinished: boolean;
  isSkipped: boolean;
}

declare global {
  interface Window {
    transitions: Transition[];
  }
}

/** Records each view transition that the page starts, and which elements have a transition name in it. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = [];
    const named = () =>
      [...document.querySelectorAll('*')]
        .filter((element) => !['none', ''].includes(getComputedStyle(element).viewTransitionName))
        .map(
          (element) => `${getComputedStyle(element).viewTransitionName} in ${element.parentElement?.tagName}`,
        );
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const record: Transition = { before: named(), after: [], isFinished: false, isSkipped: false };
      window.transitions.push(record);
      const transition = start(async () => {
        if (typeof update === 'function') await update();
        record.after = named();
      });
      transition.ready.catch(() => {
        record.isSkipped = true;
      });
      transition.finished.finally(() => {
        record.isFinished = true;
      });
      return transition;
    };
  });

const transitions = (page: Page) => page.evaluate(() => window.transitions);
const namesLeft = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].filter(
        ({ style }) => style.viewTransitionName !== '',
      ).length,
  );
const liveCard = (page: Page, id: number) =>
  page.getByRole('list', { name: 'Live now' }).getByRole('article').locator(`a[href="/watch/${id}"]`).first();

/**
 * Scrolls to the card, rests the pointer on it until its screen is prefetched, and presses it. Returns home's
 * scroll position and visible cards.
 */
async function pressCard(page: Page, id: number) {
  const card = liveCard(page, id);
  await card.evaluate((link) =>
    link.closest('article')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const event = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/events/${id}`);
  await card.hover();
  await event;
  await page.waitForLoadState('networkidle');
  const before = await readPosition(page);
  await card.click();
  await expect(page).toHaveURL(`/watch/${id}`);
  await expect(page.locator('[data-mode=stage]')).toBeVisible();
  return before;
}

/** Returns the page's scroll position and which cards are in view. */
const readPosition = (page: Page) =>
  page.evaluate(() => ({
    scrollY: Math.round(scrollY),
    cards: [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map(({ pathname }) => pathname),
  }));

test.beforeEach(async ({ page, demo }) => {
  withoutPrerolls(demo.world);
  await returning(page);
});

const freeLive = { status: 'live', type: 'free' } as const;
/** This game's stage shows a gate, so no video keeps playing in the corner. */
const gatedLive = { status: 'live', type: 'paid' } as const;

test('the poster of a pressed card animates to the stage, and has the shared transition name only while it moves', async ({
  page,
  demo,
}) => {
  const { id } = eventLike(demo.world, freeLive);
  await watchTransitions(page);
  await page.goto('/');
  await pressCard(page, id);
  await expect
    .poll(() => transitions(page))
    .toEqual([
      { before: ['poster in ARTICLE'], after: ['poster in DIV'], isFinished: true, isSkipped: false },
    ]);
  expect(await namesLeft(page)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('going back animates the stage to its card, and restores the list and scroll position without a call', async ({
  page,
  demo,
}) => {
  const { id } = eventLike(demo.world, gatedLive);
  await watchTransitions(page);
  await page.goto('/');
  const before = await pressCard(page, id);
  expect(before.scrollY).toBeGreaterThan(0);
  await expect.poll(async () => (await transitions(page))[0]?.isFinished).toBe(true);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/^\/(api|keys)\//.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await page.goBack();
  await expect(liveCard(page, id)).toBeVisible();
  await expect
    .poll(async () => (await transitions(page))[1])
    .toEqual({
      before: ['poster in DIV'],
      after: ['poster in ARTICLE'],
      isFinished: true,
      isSkipped: false,
    });
  await page.waitForLoadState('networkidle');
  expect(await readPosition(page)).toEqual(before);
  expect(calls).toEqual([]);
  expect(await namesLeft(page)).toBe(0);
});

test('no poster is animated if the viewer prefers reduced motion', async ({ page, demo }) => {
  const { id } = eventLike(demo.world, gatedLive);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await page.goto('/');
  await pressCard(page, id);
  await page.goBack();
  await expect(liveCard(page, id)).toBeVisible();
  expect(await transitions(page)).toEqual([]);
});

test('a browser without view transitions opens the watch page at once', async ({ page, demo }) => {
  const { id } = eventLike(demo.world, gatedLive);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/');
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await pressCard(page, id);
  await page.goBack();
  await expect(liveCard(page, id)).toBeVisible();
});

test('pressing a card with a modifier key opens a tab and starts no view transition', async ({
  page,
  context,
  demo,
}) => {
  const { id } = eventLike(demo.world, freeLive);
  await watchTransitions(page);
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await liveCard(page, id).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`/watch/${id}`);
  await expect(page).toHaveURL('/');
  expect(await transitions(page)).toEqual([]);
});

test('a video in the corner keeps playing while the viewer navigates, and no view transition moves it', async ({
  page,
  demo,
}) => {
  const { id } = eventLike(demo.world, freeLive);
  await watchTransitions(page);
  await page.goto('/');
  await pressCard(page, id);
  await expectFramesAdvance(page);
  await page.evaluate(() => document.querySelector('video')?.setAttribute('data-first', ''));
  await page.goBack();
  await expect(page.locator('[data-mode=corner]')).toBeVisible();
  await expectFramesAdvance(page);
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expectFramesAdvance(page);
  expect(await page.locator('video[data-first]').evaluate((video: HTMLVideoElement) => video.paused)).toBe(
    false,
  );
  expect(await transitions(page)).toHaveLength(1);
});
