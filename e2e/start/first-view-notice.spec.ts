import { expect, type Page } from '@playwright/test';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import {
  fetchRendered,
  MAX_SHIFT,
  openWithoutCode,
  PHONE,
  recorded,
  recordFrames,
  recordPage,
  test,
  VENUES_ZONE,
  waitForHydration,
} from '../steps/first-view-steps';
import { returning } from '../steps/visitor';

test.use({ locale: 'en-US', timezoneId: VENUES_ZONE });

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const NOTICE_TEXT = 'We keep a few things on your device';

for (const [device, viewport] of [
  ['laptop', { width: 1350, height: 900 }],
  ['phone', PHONE],
] as const)
  test(`on a ${device}, the edge asks a new viewer about cookies, and Refuse pressed before the code has loaded counts`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize(viewport);
    const seen = recordPage(page);
    await recordFrames(page);
    const code = await openWithoutCode(page, demo.url, '/', { isNew: true });
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page).getByRole('link', { name: 'Read our privacy policy' })).toHaveAttribute(
      'href',
      '/privacy_policy',
    );
    await notice(page).getByRole('button', { name: 'Refuse' }).click();
    await code();
    await expect(notice(page)).toHaveCount(0);
    expect(seen.problems).toEqual([]);
    expect((await recorded(page)).shift).toBeLessThanOrEqual(MAX_SHIFT);
    await page.reload();
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
  });

test('the notice in the first view is the one that the code takes over, without a call or a layout shift', async ({
  page,
  demo,
}) => {
  await page.setViewportSize(PHONE);
  await fetchRendered(demo.url);
  const seen = recordPage(page);
  await recordFrames(page);
  const code = await openWithoutCode(page, demo.url, '/', { isNew: true });
  await notice(page).evaluate((element) => element.classList.add('from-the-edge'));
  await code();
  await waitForHydration(page, '[data-notice] button');
  await expect(notice(page)).toHaveClass(/from-the-edge/);
  expect(seen).toEqual({ problems: [], calls: [] });
  expect((await recorded(page)).shift).toBeLessThanOrEqual(MAX_SHIFT);
});

for (const [viewer, arrange] of [
  ['who has refused cookies', returning],
  [
    'whose browser asks for privacy',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  ],
] as const)
  test(`a viewer ${viewer} sees no notice in any frame and does not load its code`, async ({
    page,
    demo,
  }) => {
    expect(await fetchRendered(demo.url)).toContain(NOTICE_TEXT);
    await arrange(page);
    await recordFrames(page);
    const seen = recordPage(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/');
    await waitForHydration(page);
    await expect(notice(page)).toHaveCount(0);
    const { frames } = await recorded(page);
    expect(frames.filter((frame) => frame.includes(NOTICE_TEXT))).toEqual([]);
    expect(files.filter((file) => file.includes('cookie-notice'))).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

test('a notice that only a browser can read is left out at the edge, and shown by the code', async ({
  page,
}) => {
  const demo = await startDemoSite({ unfurl: true });
  const block = demo.world.catalogue.settings.static_blocks.find(({ alias }) => alias === 'cookie_notice');
  Object.assign(block ?? {}, {
    html: '<p>Caf&eacute; cookies are kept. <a href="/privacy_policy">More</a></p>',
  });
  expect(await fetchRendered(demo.url)).not.toContain('data-notice="true"');
  const seen = recordPage(page);
  await page.goto(demo.url);
  await waitForHydration(page);
  await expect(notice(page)).toContainText('Café cookies are kept.');
  expect(seen.problems).toEqual([]);
  await demo.close();
});
