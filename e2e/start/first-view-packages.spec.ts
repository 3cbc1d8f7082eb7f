import { expect } from '../steps/demo-channel';
import {
  fetchRendered,
  LAPTOP,
  MAX_SHIFT,
  PHONE,
  recorded,
  recordFrames,
  recordPage,
  test,
  VENUES_ZONE,
  waitForHydration,
} from '../steps/first-view-steps';
import { returning } from '../steps/visitor';

const VISITORS = [
  { locale: 'en-US', timezoneId: VENUES_ZONE, viewport: LAPTOP, heading: 'Passes and plans' },
  { locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: PHONE, heading: 'Forfaits et abonnements' },
];

for (const { heading, ...visitor } of VISITORS)
  test.describe(`for a viewer with ${visitor.locale} in ${visitor.timezoneId}`, () => {
    test.use(visitor);

    for (const path of ['/packages', '/passes'])
      test(`the edge renders ${path} in ${visitor.locale}, and it hydrates without a call, an error or a layout shift`, async ({
        page,
        demo,
      }) => {
        const html = await fetchRendered(demo.url + path, visitor.locale);
        expect(html).toContain(heading);
        const seen = recordPage(page);
        await recordFrames(page);
        await page.goto(path);
        await waitForHydration(page, 'main table a');
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-rendered');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const { shift } = await recorded(page);
        expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
        expect(seen).toEqual({ problems: [], calls: [] });
      });
  });

test('the search of a rendered shop page finds a team that no pass on the page shows', async ({ page }) => {
  await returning(page);
  await page.goto('/packages');
  await waitForHydration(page, 'main table a');
  await page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByPlaceholder('Team or school'))
    .first()
    .fill('lynx');
  await expect(page.getByRole('main').getByRole('button', { name: /Lynx/ }).first()).toBeVisible();
});
