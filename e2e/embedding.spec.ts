import { eventLike, withoutPrerolls } from '../mocks/choose-event.ts';
import { expect, test } from './demo-channel.ts';
import { foreignPage } from './foreign-page.ts';
import { returning } from './visitor.ts';

for (const path of ['/', '/login', '/buy', '/profile', '/watch/1', '/watch_embed/x', '/index.html']) {
  test(`${path} can’t be framed by others`, async ({ page, demo, violations }) => {
    const elsewhere = await foreignPage(demo.url + path);
    await page.goto(elsewhere.url);
    await expect.poll(() => violations.join()).toContain('frame-ancestors');
    const [, frame] = page.frames();
    expect(frame?.url()).not.toContain(demo.url);
    violations.length = 0;
    elsewhere.close();
  });
}

test('the embedded player plays in another’s page', async ({ page, demo }) => {
  const event = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  withoutPrerolls(demo.world);
  await returning(page);
  const elsewhere = await foreignPage(`${demo.url}/watch_embed/${event.id}`);
  await page.goto(elsewhere.url);
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect
    .poll(() => inside.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  elsewhere.close();
});
