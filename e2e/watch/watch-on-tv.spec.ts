import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { returning, signIn } from '../steps/visitor.ts';

const say = sayIn('en');

test.beforeEach(async ({ page, demo }) => {
  await returning(page);
  withoutPrerolls(demo.world);
});

test('a viewer links the television from a game’s page and returns to the game', async ({ page, demo }) => {
  await signIn(page, demo.world);
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await page.getByRole('link', { name: say('watch.onTv') }).click();
  await page.getByLabel('Six-digit code').fill('123 456');
  await page.getByRole('button', { name: 'Link the device' }).click();
  await page.getByRole('link', { name: say('device.back'), exact: true }).click();
  await expect(page).toHaveURL(`/watch/${row.id}`);
});

test('a channel that links no devices does not offer to watch on television', async ({ page, demo }) => {
  demo.world.catalogue.settings.auth.remote_auth = null;
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await expect(page.getByRole('button', { name: /^Share: / })).toBeVisible();
  await expect(page.getByRole('link', { name: say('watch.onTv') })).toHaveCount(0);
});
