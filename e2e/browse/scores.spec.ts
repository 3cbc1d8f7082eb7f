import { expect, test } from '../steps/demo-channel.ts';
import { returning, unrenderedPath } from '../steps/visitor.ts';

test.beforeEach(({ page }) => returning(page));

const SCORE = /\d+–\d+/;

test('live games show their score until the viewer hides scores, which a reload remembers', async ({
  page,
}) => {
  await page.goto('/live');
  const games = page.getByRole('article').filter({ hasText: 'Live' });
  await expect(games.filter({ hasText: SCORE }).first()).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Hide scores' }).click();
  await expect(games.filter({ hasText: SCORE })).toHaveCount(0);
  await page.reload();
  await expect(games.first()).toBeVisible();
  await expect(games.filter({ hasText: SCORE })).toHaveCount(0);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Hide scores', pressed: true }).click();
  await expect(games.filter({ hasText: SCORE }).first()).toBeVisible();
});

test('recordings in the list show the result of their game', async ({ page }) => {
  await page.goto('/vod');
  await expect(page.getByText(/Replay · [\d:]+ · \d+–\d+/).first()).toBeVisible();
});

test('if the backend sends no scores, none are shown and the button to hide them is missing', async ({
  page,
}) => {
  await page.route('**/api/events?*', async (route) => {
    const response = await route.fetch();
    const { data, meta } = await response.json();
    for (const event of data) delete event.score;
    await route.fulfill({ response, json: { data, meta } });
  });
  await page.goto(unrenderedPath('/live'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(SCORE)).toHaveCount(0);
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('button', { name: 'Table' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide scores' })).toHaveCount(0);
});
