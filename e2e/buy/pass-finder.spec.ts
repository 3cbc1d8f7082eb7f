import { checkoutSteps, readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { expectAccessible, returning } from '../steps/visitor.ts';

const TEAMS = '/passes/finder?team=106&team=112&renewing=0';

test('the pass finder links to the checkout of the cheapest passes for two chosen teams', async ({
  page,
  demo,
}) => {
  const { main, say, payButton } = checkoutSteps(page);
  await readyToBuy(page, demo.world);
  await page.goto('/packages');
  await main.getByRole('link', { name: say('buy.finderInvite') }).click();
  await expect(main.getByRole('heading', { name: say('finder.schools') })).toBeVisible();
  const search = main.getByRole('searchbox', { name: say('finder.search') });
  for (const id of [106, 112]) {
    const name = demo.world.catalogue.teams.find((team) => team.id === id)?.name ?? '';
    await search.fill(name);
    await main.getByRole('button', { name, pressed: false }).click();
    await expect(search).toBeVisible();
    await search.fill('');
  }
  await main.getByRole('checkbox', { name: say('finder.renewing') }).click();
  await expect(page).toHaveURL(TEAMS);
  const best = main.getByRole('region', { name: say('finder.cheapest') });
  await expect(best.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(best.getByRole('article').first()).toBeVisible();
  const first = best.getByRole('article').first();
  const price = (await first.locator('strong').textContent()) ?? '';
  await first.getByRole('link', { name: new RegExp(`^${say('finder.buy')}`) }).click();
  await expect(payButton).toContainText(price);
});

test('choosing a team in the shop opens the cheapest pass for it', async ({ page, demo }) => {
  const { main, say } = checkoutSteps(page);
  await readyToBuy(page, demo.world);
  await page.goto('/packages');
  await main.getByRole('searchbox', { name: say('finder.search') }).fill('prairie bison hockey');
  await main.getByRole('button', { name: /Bison/ }).first().click();
  await expect(page).toHaveURL(/\/passes\/finder\?team=\d+$/);
  await expect(main.getByRole('list', { name: say('finder.chosen') })).toContainText('Bison');
  await expect(main.getByRole('heading', { name: say('finder.comparison') })).toBeVisible();
});

test('the pass finder compares at most three offers by their differences', async ({ page, demo }) => {
  const { main, say } = checkoutSteps(page);
  await readyToBuy(page, demo.world);
  await page.goto('/packages');
  const table = main.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([/Student membership/, /All-Access Pass/]);
  await expect(table.getByRole('row', { name: say('buy.canClip') }).getByRole('cell')).toHaveText([
    say('buy.notIncluded'),
    say('buy.included'),
  ]);
  await expect(table.getByRole('row', { name: say('buy.canWatch') })).toHaveCount(0);
  // A pass in the comparison is not listed again below it.
  await expect(main.getByRole('heading', { name: 'All-Access Pass', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the pass finder marks passes that the viewer owns and does not sell them again', async ({
  page,
  demo,
}) => {
  const { main, say } = checkoutSteps(page);
  await readyToBuy(page, demo.world, 'member@grandstand.test');
  await page.goto('/passes/finder?sport=1&renewing=0');
  const best = main.getByRole('region', { name: say('finder.cheapest') });
  const owned = best.getByRole('article').filter({ hasText: say('finder.owned') });
  await expect(owned).not.toHaveCount(0);
  await expect(owned.getByRole('link', { name: new RegExp(`^${say('finder.buy')}`) })).toHaveCount(0);
});

test('an event’s page links to the other games that its passes include', async ({ page, demo }) => {
  const { main, say } = checkoutSteps(page);
  await returning(page);
  const event = demo.world.catalogue.events.find(
    ({ type, start }) => type === 'paid' && start > demo.world.now() + 3600,
  );
  await page.goto(`/watch/${event?.id}`);
  await main.getByRole('link', { name: say('watch.compareOptions') }).click();
  await expect(page).toHaveURL(`/passes/finder?event_id=${event?.id}`);
  await expect(
    main.getByRole('region', { name: say('finder.comparison') }).getByRole('article'),
  ).not.toHaveCount(0);
  await main
    .getByRole('group', { name: say('finder.alsoWatch') })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/team=\d+/);
  await expect(main.getByRole('searchbox', { name: say('finder.search') })).toBeFocused();
});

test.describe('the pass finder in French, on a phone', () => {
  test.use({ scenario: 'french', viewport: { width: 320, height: 700 } });
  test('the whole pass finder can be read and used in French on a phone', async ({ page }) => {
    const { main, say } = checkoutSteps(page, 'fr');
    await returning(page);
    await page.goto(TEAMS);
    await expect(main.getByRole('region', { name: say('finder.cheapest') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
});
