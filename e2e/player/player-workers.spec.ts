import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { instrument } from '../../tools/player-page/leftovers';
import { expectFramesAdvance, recording, start, test } from '../../tools/player-page/steps';

test.describe.configure({ mode: 'default', timeout: 60_000 });

const countWorkers = (page: Page) => page.evaluate(() => window.leftovers.workers.size);

test('an ordinary stream plays with one worker', async ({ page }) => {
  await instrument(page);
  await start(page, { props: { source: recording() } });
  await expectFramesAdvance(page);
  expect(await countWorkers(page)).toBe(1);
});

test('an encrypted stream plays with a second worker, which decrypts', async ({ page }) => {
  const [key, iv] = [randomBytes(16), randomBytes(16)];
  await page.route('**/key.bin', (route) => route.fulfill({ body: key }));
  await page.route('**/360p.m3u8*', async (route) => {
    const playlist = await (await route.fetch()).text();
    const keyTag = `#EXT-X-KEY:METHOD=AES-128,URI="/media/key.bin",IV=0x${iv.toString('hex')}`;
    await route.fulfill({ body: playlist.replace('#EXTINF', `${keyTag}\n#EXTINF`) });
  });
  await page.route('**/360p-*.ts', async (route) => {
    const cipher = createCipheriv('aes-128-cbc', key, iv);
    const segment = await (await route.fetch()).body();
    await route.fulfill({ body: Buffer.concat([cipher.update(segment), cipher.final()]) });
  });
  await instrument(page);
  await start(page, { props: { source: recording() } });
  await expectFramesAdvance(page);
  expect(await countWorkers(page)).toBe(2);
});

test('a stream with separate audio plays with a worker for each of the two', async ({ page }) => {
  await page.route('**/master.m3u8*', async (route) => {
    const main = await (await route.fetch()).text();
    const audioTag = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Hall",DEFAULT=YES,URI="360p.m3u8"';
    const body = main
      .replace('#EXT-X-STREAM-INF', `${audioTag}\n#EXT-X-STREAM-INF`)
      .replaceAll(/^#EXT-X-STREAM-INF.*$/gm, '$&,AUDIO="audio"');
    await route.fulfill({ body });
  });
  await instrument(page);
  await start(page, { props: { source: recording() } });
  await expectFramesAdvance(page);
  expect(await countWorkers(page)).toBe(2);
});
