import { expect } from '@playwright/test';
import { LAPTOP, openWithoutCode, PHONE, recordPage, test, VENUES_ZONE } from '../steps/first-view-steps';
import { submitLogIn } from '../steps/visitor';

test.use({ locale: 'en-US', timezoneId: VENUES_ZONE });

test('a button that is pressed before the code has loaded takes effect afterwards', async ({
  page,
  demo,
}) => {
  const seen = recordPage(page);
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
  test(`${key} pressed before the code has loaded opens the search once it has, and Escape restores the focus`, async ({
    page,
    demo,
  }) => {
    const seen = recordPage(page);
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

test('if several buttons are pressed before the code has loaded, only the last press takes effect', async ({
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

test('a page that was scrolled before the code has loaded is at the same position after going back', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1350, height: 320 });
  const position = () => page.evaluate(() => scrollY);
  const code = await openWithoutCode(page, demo.url, '/');
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(position).toBe(200);
  await code();
  // A mouse click would first scroll to the link.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Schedule' })
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/schedule');
  await expect.poll(position).toBe(0);
  await page.goBack();
  await expect.poll(position).toBe(200);
});

test('a search text that is typed before the code has loaded is searched for afterwards', async ({
  page,
  demo,
}) => {
  const code = await openWithoutCode(page, demo.url, '/packages', { content: 'main table' });
  const search = page.getByRole('searchbox', { name: 'Find a team, school or sport' });
  await search.fill('prairie bison hockey');
  await code();
  await expect(page.getByRole('main').getByRole('button', { name: /Bison/ }).first()).toBeVisible();
  await expect(search).toHaveValue('prairie bison hockey');
});

test('a form keeps what is typed into it before the code has loaded', async ({ page, demo }) => {
  const code = await openWithoutCode(page, demo.url, '/contacts', { content: 'main form' });
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().fill('Alex');
  await fields.last().fill('When does the season start?');
  await code();
  await expect(fields.first()).toHaveValue('Alex');
  await expect(fields.last()).toHaveValue('When does the season start?');
});

test('logging in returns to a page that the viewer left before its code had loaded', async ({
  page,
  demo,
}) => {
  await openWithoutCode(page, demo.url, '/packages', { content: 'main table' });
  await page.unroute(/\/assets\/.*\.js$/);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await submitLogIn(page);
  await expect(page).toHaveURL(/\/packages$/);
});

for (const viewport of [LAPTOP, PHONE])
  test.describe(`on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a popover that was opened before the code had loaded stays open and gets its content', async ({
      page,
      demo,
    }) => {
      const seen = recordPage(page);
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

test.describe('on a phone, before the code has loaded', () => {
  test.use({ viewport: PHONE });

  test('the menu of a rendered page opens before the code has loaded, and its links work', async ({
    page,
    demo,
  }) => {
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
