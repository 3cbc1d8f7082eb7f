import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { expectAccessible, returning } from '../steps/visitor.ts';
import { expectFramesAdvance, pressPlay } from '../steps/watch-steps.ts';

const say = sayIn('en');

test.beforeEach(async ({ page, demo }) => {
  await returning(page);
  withoutPrerolls(demo.world);
});

test('the share sheet offers a link, embed code, an e-mail and share links that send no referrer', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const opener = page.getByRole('button', { name: `Share: ${title}` });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: `Share: ${title}` });
  const address = `${demo.url}/watch/${row.id}`;
  await expect(sheet.getByLabel('Link', { exact: true })).toHaveValue(address);
  await sheet.getByRole('button', { name: 'Copy: Link' }).click();
  await expect(sheet.getByRole('status').first()).toHaveText(say('share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await sheet.getByRole('button', { name: `Copy: ${say('share.embed')}` }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`src="${demo.url}/watch_embed/${row.id}"`);
  for (const name of ['Facebook', 'X', 'WhatsApp', 'LinkedIn']) {
    const link = sheet.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address);
  }
  await expect(sheet.getByRole('link', { name: say('share.email') })).toHaveAttribute('href', /^mailto:\?/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the share sheet opens the device’s own share menu if there is one', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: unknown) => shared.push(data) });
  });
  await page.goto('/watch_library/601');
  await page.getByRole('button', { name: /^Share: / }).click();
  await page.getByRole('button', { name: say('share.apps') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(shared).toEqual([{ title: 'Ten best saves of the autumn', url: page.url() }]);
});

test(
  'a shared clip plays only at its own address',
  shows(
    'share clips',
    'route /share/{id}/{uuid}',
    'capability download_clip',
    'call GET /api/events/with_clip',
  ),
  async ({ page, demo }) => {
    const row = demo.world.store.clips.find(({ clip }) => clip.name === 'That save');
    if (!row) throw new Error('the clip is not there');
    const { id, uuid, event_id } = row.clip;
    await page.goto(`/share/${id}/${uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: 'That save' })).toBeVisible();
    await expect(page.getByRole('link', { name: say('clips.toGame') })).toHaveAttribute(
      'href',
      `/watch/${event_id}`,
    );
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const others = page.getByRole('region', { name: say('clips.otherGames') });
    await expect(others.getByRole('article').first()).toBeVisible();
    await expect(others.locator(`a[href="/watch/${event_id}"]`)).toHaveCount(0);
    await expectAccessible(page);
    await pressPlay(page);
    await expectFramesAdvance(page);

    const gone = page.getByRole('heading', { level: 1, name: say('clips.gone') });
    for (const address of [`/share/${id}/${uuid.replace(/.$/, 'f')}`, `/share/${id}/guessed`]) {
      await page.goto(address);
      await expect(gone).toBeVisible();
    }
    demo.world.store.clips.remove(row.id);
    await page.goto(`/share/${id}/${uuid}`);
    await expect(gone).toBeVisible();
  },
);

test.describe('sharing and downloading by a viewer with passes', () => {
  test.use({ scenario: 'member' });

  test(
    'a library video opened by a shared link plays',
    shows('route /watch_library/{id}'),
    async ({ page }) => {
      await page.goto('/watch_library/601');
      await pressPlay(page);
      await expectFramesAdvance(page);
    },
  );

  test(
    'a viewer without the right to download a game sees no download button',
    shows('capability download'),
    async ({ page, demo }) => {
      const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
      await page.goto(`/watch/${row.id}`);
      await expect(page.getByRole('button', { name: /^Share: / })).toBeVisible();
      await expect(page.getByRole('button', { name: say('clips.make') })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Download: / })).toHaveCount(0);
    },
  );

  test(
    'downloading a game shows its progress, can be cancelled, can fail and can finish',
    shows('download events', 'capability download', 'call GET /api/download-event/{id}'),
    async ({ page, demo }) => {
      const { orders } = demo.world.store;
      for (const order of orders.all())
        orders.update(order, { capabilities: [...order.capabilities, 'download'] });
      const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
      let held = true;
      await page.route('**/media/download/**', async (route) => {
        if (held) return;
        await route.continue();
      });
      await page.goto(`/watch/${row.id}`);
      const button = page.getByRole('button', { name: /^Download: / });
      await button.click();
      await expect(page.getByRole('progressbar', { name: say('download.start') })).toBeVisible();
      await expect(page.getByText(/^0 kB of \d+ MB$/)).toBeVisible();
      await page.getByRole('button', { name: say('download.cancel') }).click();
      await expect(button).toHaveText(say('download.start'));

      await page.unroute('**/media/download/**');
      await page.route('**/media/download/**', (route) => route.abort());
      await button.click();
      await expect(page.getByRole('alert').getByText(say('download.broken'))).toBeVisible();
      await expect(button).toHaveText(say('download.again'));

      held = false;
      await page.unroute('**/media/download/**');
      const file = page.waitForEvent('download');
      await button.click();
      expect((await file).suggestedFilename()).toMatch(/\.mp4$/);
      await expect(page.getByRole('status').filter({ hasText: say('download.done') })).toBeVisible();
      await page.goto('/profile/clips?tab=downloads');
      await expect(page.getByRole('listitem').filter({ hasText: '.mp4' })).toHaveCount(1);
    },
  );
});
