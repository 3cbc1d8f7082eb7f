import type { Locator, Page } from '@playwright/test';
import { eventLike } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { returning, signIn } from '../steps/visitor.ts';

const say = sayIn('en');

test.use({ viewport: { width: 1280, height: 720 } });
test.beforeEach(({ page }) => returning(page));

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const details = (page: Page) => page.locator('main header', { has: page.getByRole('heading', { level: 1 }) });
const action = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

async function expectOnFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const bottom = () => part.evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
  await expect.poll(bottom, String(part)).toBeLessThanOrEqual(0);
}

/** Returns the texts and buttons that the lower edge of the first screen cuts. */
const findCut = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility() && top < innerHeight && bottom > innerHeight;
      })
      .map((element) => element.textContent || element.getAttribute('aria-label')),
  );

/** Asserts that the status, the title, the teams, the date and the actions are above the edge of the screen. */
async function expectWholeHead(page: Page, main: Locator): Promise<void> {
  await expectOnFirstScreen(page, title(page));
  await expectOnFirstScreen(page, details(page).getByRole('paragraph').first());
  await expectOnFirstScreen(page, details(page).locator('time').first());
  await expectOnFirstScreen(page, main);
  const actions = page.locator('main header + * :is(button, a)');
  await expect(actions.first()).toBeVisible();
  expect(await findCut(actions)).toEqual([]);
}

test('on a laptop the first screen of a free recording shows its title, status, date and first action', async ({
  page,
  demo,
}) => {
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await expectWholeHead(page, action(page, /^Share/));
});

test('on a laptop the first screen of a member’s recording shows its title and the button for clips', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.world);
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
  await page.goto(`/watch/${row.id}`);
  await expectWholeHead(page, action(page, say('clips.make')));
});

test('on a laptop the first screen of a member’s live game shows its title and all its actions', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.world);
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  row.type = 'paid';
  await page.goto(`/watch/${row.id}`);
  await expect(page.getByText(say('clips.whenOver'))).toBeVisible();
  await expectWholeHead(page, action(page, say('watch.trouble')));
});

for (const [name, like, main] of [
  ['a game to come', { status: 'upcoming', type: 'paid' }, /^Buy|passes/i],
  ['a pay-per-view game to come', { status: 'upcoming', type: 'ppv' }, /^Buy/],
  ['a paid recording', { status: 'finished', recording: 'ready', type: 'paid' }, /^Buy|passes/i],
] as const)
  test(`on a laptop the first screen of the gate of ${name} shows what opens it, the title and the status`, async ({
    page,
    demo,
  }) => {
    const row = eventLike(demo.world, like);
    await page.goto(`/watch/${row.id}`);
    const gate = page.locator('[data-gate]');
    await expectOnFirstScreen(page, gate.getByRole('link', { name: main }).first());
    await expectOnFirstScreen(page, gate);
    await expectOnFirstScreen(page, title(page));
    await expectOnFirstScreen(page, details(page).getByRole('paragraph').first());
    expect(await findCut(gate.locator('h2, p, a, button'))).toEqual([]);
  });
