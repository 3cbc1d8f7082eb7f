import { expect } from '@playwright/test';
import { LAPTOP, openWithoutCode, PHONE, test, VENUES_ZONE, watch } from '../steps/first-view-steps';
import { submitLogIn } from '../steps/visitor';

test.use({ locale: 'en-US', timezoneId: VENUES_ZONE });

test('a button that is pressed before the code has loaded does its work once it has', async ({
  page,
  demo,
}) => {
  const seen = watch(page);
  const code = await openWithoutCode(page, demo.url, '/schedule');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Sport', { exact: true })).toBeHidden();
  await code();
  await expect(page.getByLabel('Sport', { exact: true })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  expect(seen.problems).toEqual([]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

for (const key of ['/', 'Control+k'])
  test(`${key} opens the search once the code has loaded, and Escape returns to where the viewer was`, async ({
    page,
    demo,
  }) => {
    const seen = watch(page);
    const code = await openWithoutCode(page, demo.url, '/schedule');
    const link = page.getByRole('link', { name: 'Log in' });
    await link.focus();
    await page.keyboard.press(key);
    await code();
    const field = page.getByRole('combobox', { name: /^Search events/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(seen.problems).toEqual([]);
  });

test('of several buttons that are pressed before the code has loaded, the last one counts', async ({
  page,
  demo,
}) => {
  const code = await openWithoutCode(page, demo.url, '/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: /^FR/ }).first().click();
  await code();
  await expect(page.getByRole('heading', { name: 'En direct' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a text that is typed before the code has loaded is searched for once it has', async ({
  page,
  demo,
}) => {
  const code = await openWithoutCode(page, demo.url, '/packages', 'main table');
  const search = page.getByRole('searchbox', { name: 'Find a team, school or sport' });
  await search.fill('prairie bison hockey');
  await code();
  await expect(page.getByRole('main').getByRole('button', { name: /Bison/ }).first()).toBeVisible();
  await expect(search).toHaveValue('prairie bison hockey');
});

test('what is typed into a form before the code has loaded stays in it', async ({ page, demo }) => {
  const code = await openWithoutCode(page, demo.url, '/contacts', 'main form');
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().fill('Alex');
  await fields.last().fill('When does the season start?');
  await code();
  await expect(fields.first()).toHaveValue('Alex');
  await expect(fields.last()).toHaveValue('When does the season start?');
});

test('a log-in returns to a page that was left before the code had loaded', async ({ page, demo }) => {
  await openWithoutCode(page, demo.url, '/packages', 'main table');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await submitLogIn(page);
  await expect(page).toHaveURL(/\/packages$/);
});

for (const viewport of [LAPTOP, PHONE])
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a popover that was opened before the code had loaded is open and has its content', async ({
      page,
      demo,
    }) => {
      const seen = watch(page);
      const code = await openWithoutCode(page, demo.url, '/');
      await page
        .getByRole('button', { name: /^Favourites: / })
        .first()
        .click();
      await code();
      const popover = page.locator(':popover-open');
      await expect(popover).toHaveCount(1);
      await expect(popover.getByRole('link').or(popover.getByRole('button')).first()).toBeVisible();
      expect(seen.problems).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens before the code has loaded, and its links work', async ({ page, demo }) => {
    const code = await openWithoutCode(page, demo.url, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.locator(':popover-open');
    await expect(menu.getByRole('link', { name: 'Schedule' })).toBeVisible();
    await code();
    await expect(menu.getByRole('link', { name: 'Schedule' })).toBeVisible();
    await menu.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});
