import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { serveForeignPage } from '../steps/foreign-page.ts';
import { returning, signIn } from '../steps/visitor.ts';

for (const path of ['/', '/login', '/buy', '/profile', '/watch/1', '/watch_embed/x', '/index.html']) {
  test(`other sites can’t show ${path} in a frame`, async ({ page, demo, violations }) => {
    const foreignSite = await serveForeignPage(demo.url + path);
    await page.goto(foreignSite.url);
    await expect.poll(() => violations.join()).toContain('frame-ancestors');
    const [, frame] = page.frames();
    expect(frame?.url()).not.toContain(demo.url);
    violations.length = 0;
    foreignSite.close();
  });
}

test('the embedded player plays in another site’s page', async ({ page, demo }) => {
  const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  withoutPrerolls(demo.world);
  await returning(page);
  const foreignSite = await serveForeignPage(`${demo.url}/watch_embed/${event.id}`);
  await page.goto(foreignSite.url);
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect
    .poll(() => inside.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  foreignSite.close();
});

for (const [who, name] of [
  ['a visitor', /Buy|Log in/],
  ['a viewer', /Buy/],
] as const)
  test(`inside another site’s page the links of the embedded player open a new tab for ${who}`, async ({
    page,
    demo,
    context,
  }) => {
    const event = eventLike(demo.world, { status: 'upcoming', type: 'paid' });
    await returning(page);
    if (who === 'a viewer') await signIn(page, demo.world, 'fan@grandstand.test');
    const foreignSite = await serveForeignPage(`${demo.url}/watch_embed/${event.id}`);
    await page.goto(foreignSite.url);
    const inside = page.frameLocator('iframe');
    const link = inside.getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(new RegExp(`^${demo.url}`));
    expect(await tab.evaluate(() => opener)).toBeNull();
    expect(page.frames()[1]?.url()).toBe(`${demo.url}/watch_embed/${event.id}`);
    await expect(inside.locator('input')).toHaveCount(0);
    foreignSite.close();
  });

test('inside another site’s page the router refuses every screen except the embedded player', async ({
  page,
  demo,
}) => {
  const event = eventLike(demo.world, { status: 'upcoming', type: 'paid' });
  await returning(page);
  const foreignSite = await serveForeignPage(`${demo.url}/watch_embed/${event.id}`);
  await page.goto(foreignSite.url);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('link').first()).toBeVisible();
  for (const path of ['/login', '/buy?type=event&event_id=1', '/profile', '/']) {
    await page.frames()[1]?.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(inside.getByRole('heading', { name: 'This page opens on the site itself' })).toBeVisible();
    await expect(inside.locator('input')).toHaveCount(0);
    await expect(inside.getByRole('banner')).toHaveCount(0);
    await expect(inside.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', path);
  }
  foreignSite.close();
});

test('the embedded player shows a link’s address if a sandbox forbids new tabs', async ({ page, demo }) => {
  const event = eventLike(demo.world, { status: 'upcoming', type: 'paid' });
  await returning(page);
  const foreignSite = await serveForeignPage(
    `${demo.url}/watch_embed/${event.id}`,
    'allow-scripts allow-same-origin',
  );
  await page.goto(foreignSite.url);
  const inside = page.frameLocator('iframe');
  const link = inside.getByRole('link').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(inside.getByRole('alert').filter({ hasText: 'buy' })).toContainText(`${demo.url}${path}`);
  foreignSite.close();
});
