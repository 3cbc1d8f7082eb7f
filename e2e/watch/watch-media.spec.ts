import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { expectFramesAdvance, pressPlay, videoTime } from '../steps/watch-steps.ts';

const say = sayIn('en');

test('switching to a second camera continues at the same moment', async ({ page, demo }) => {
  withoutPrerolls(demo.world);
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  row.secondCamera = 'Goal camera';
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('master.m3u8')) lists.push(new URL(request.url()).search);
  });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.keyboard.press('5');
  await expect.poll(() => videoTime(page)).toBeGreaterThan(row.planned * 0.49);
  await expectFramesAdvance(page);
  await page.getByRole('button', { name: say('player.settings'), exact: true }).press('Enter');
  const cameras = page.getByRole('group', { name: say('player.camera') });
  await expect(cameras.getByRole('radio')).toHaveCount(2);
  await expect(cameras.getByRole('radio', { name: say('player.cameraMain') })).toBeChecked();
  await cameras.getByRole('radio', { name: 'Goal camera' }).check();
  await expect(cameras.getByRole('radio', { name: 'Goal camera' })).toBeChecked();
  await expectFramesAdvance(page);
  const time = await videoTime(page);
  expect(time).toBeGreaterThan(row.planned * 0.49);
  expect(time).toBeLessThan(row.planned * 0.55);
  expect(new Set(lists)).toEqual(new Set(['', '?camera=2']));
});

test('a recording from one camera shows no choice of cameras', async ({ page, demo }) => {
  withoutPrerolls(demo.world);
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  row.secondCamera = null;
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.getByRole('button', { name: say('player.settings'), exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: say('player.speed') })).toBeVisible();
  await expect(page.getByRole('group', { name: say('player.camera') })).toHaveCount(0);
});

test(
  'everybody can watch a game’s trailer before the game',
  shows('media kind 6 preview'),
  async ({ page, demo }) => {
    const row = eventLike(demo.world, { status: 'upcoming' });
    row.trailer = true;
    await page.goto(`/watch/${row.id}`);
    const open = page.getByRole('button', { name: say('watch.trailer') });
    await open.click();
    await expectFramesAdvance(page);
    await expect(page.getByRole('region', { name: /Trailer: / })).toBeVisible();
    await page.getByRole('button', { name: say('watch.trailerClose') }).click();
    await expect(open).toBeFocused();
    await expect(page.getByRole('timer')).toBeVisible();
    await open.click();
    // The gate is shown again after the trailer.
    await expectFramesAdvance(page);
    await page.getByRole('region', { name: /Trailer: / }).press('9');
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 20_000 });
  },
);
