import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { shows } from '../steps/shows';
import { expectAccessible, LIGHT, returning } from '../steps/visitor.ts';
import { expectFramesAdvance, pressPlay, videoTime } from '../steps/watch-steps.ts';

const say = sayIn('en');

test.use({ scenario: 'member' });
test.beforeEach(async ({ page, demo }) => {
  await returning(page);
  withoutPrerolls(demo.world);
});

const tool = (page: Page) => page.getByRole('region', { name: say('clips.make') });

/** Opens the clip tool on a recording that the member owns. */
async function openTool(page: Page, world: World, { taught = true } = {}) {
  if (taught)
    await page.addInitScript(() =>
      localStorage.setItem(
        'rudy_clips_tutorial_seen',
        JSON.stringify({ value: true, until: Date.now() + 1e9 }),
      ),
    );
  const row = eventLike(world, { status: 'finished', recording: 'ready', type: 'paid' });
  await page.goto(`/watch/${row.id}`);
  await page.getByRole('button', { name: say('clips.make') }).click();
  await expect(tool(page).getByRole('heading', { name: say('clips.make') })).toBeFocused();
  return row;
}

/** Lets the requested clip be ready, or have failed, at the next poll. */
function soonSettled(world: World) {
  const row = world.store.clips.all().at(-1);
  if (!row) throw new Error('no clip was asked for');
  world.store.clips.update(row, { polls: 2 });
  return row.clip;
}

/** Returns the greatest length of a clip's name that the contract allows. */
function longestName(): number {
  const { ClipRequest } = parse(readFileSync('openapi/schemas/clip.yaml', 'utf8'));
  return ClipRequest.properties.name.maxLength;
}

async function fill(page: Page, name: string) {
  await tool(page).getByLabel(say('clips.start'), { exact: true }).fill('1:05.5');
  await tool(page).getByLabel(say('clips.end'), { exact: true }).fill('1:17');
  await tool(page).getByLabel(say('clips.name')).fill(name);
  await tool(page).getByRole('checkbox', { name: 'Goal' }).check();
}

test('a clip is cut from the camera that the viewer is watching', async ({ page, demo }) => {
  const like = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
  like.secondCamera = 'Goal camera';
  const row = await openTool(page, demo.world);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.getByRole('button', { name: say('player.settings'), exact: true }).press('Enter');
  await page
    .getByRole('group', { name: say('player.camera') })
    .getByRole('radio', { name: 'Goal camera' })
    .check();
  await page.keyboard.press('Escape');
  await fill(page, 'From behind the net');
  const call = page.waitForRequest('**/api/clip');
  await tool(page)
    .getByRole('button', { name: say('clips.ask') })
    .click();
  expect((await call).postDataJSON()).toMatchObject({ event_media_id: row.id * 10 + 9 });
});

test(
  'a viewer makes a clip by typing its times, sees a toast on whichever page they are, and watches it',
  shows(
    'create clips',
    'clip processed',
    'rule clip tag',
    'rule clip name',
    'rule clip duration',
    'capability clipping',
    'call POST /api/clip',
  ),
  async ({ page, demo }) => {
    const row = await openTool(page, demo.world);
    const create = tool(page).getByRole('button', { name: say('clips.ask') });

    await create.click();
    const name = tool(page).getByLabel(say('clips.name'));
    await expect(name).toHaveAccessibleDescription('Please fill in the input field.');
    await expect(name).toBeFocused();
    await expect(tool(page).getByText('Please select tag')).toBeVisible();
    const end = tool(page).getByLabel(say('clips.end'), { exact: true });
    await end.fill('9:59:59');
    await expect(end).toHaveAccessibleDescription('Your clip duration is longer than the end time');
    await end.fill('soon');
    await expect(end).toHaveAccessibleDescription(say('clips.noTime'));
    await end.fill('0:00.2');
    await expect(end).toHaveAccessibleDescription(/The end must come after|at least one second/);

    await fill(page, 'Late winner');
    const call = page.waitForRequest('**/api/clip');
    await create.dblclick();
    const { api_key, channel_key, ...body } = (await call).postDataJSON();
    expect(body).toEqual({
      event_id: row.id,
      name: 'Late winner',
      start_time: 65.5,
      duration: 11.5,
      tags: ['Goal'],
      event_media_id: row.id * 10 + 3,
    });
    await expect(page.getByRole('heading', { name: '“Late winner” is being created' })).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Progress of “Late winner”' })).toBeVisible();
    expect(demo.world.store.clips.where(({ clip }) => clip.name === 'Late winner')).toHaveLength(1);

    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
    soonSettled(demo.world);
    const toast = page.getByRole('status').filter({ hasText: 'Your clip “Late winner” is ready.' });
    await toast.getByRole('link', { name: say('clips.watch') }).click();
    await expect(page).toHaveTitle('Late winner · Share · Northfield Sports Network');
    await expectFramesAdvance(page);

    await page.goto('/profile/clips');
    await expect(page.getByText(/^5 clips created/)).toBeVisible();
    await page.goto(`/watch/${row.id}`);
    const clips = page.getByRole('region', { name: say('clips.ofEvent') });
    await expect(clips.getByRole('link', { name: 'Late winner' })).toBeVisible();
  },
);

test('a clip’s start and end can be dragged by mouse and moved by keys and frames, and the preview loops', async ({
  page,
  demo,
}) => {
  await openTool(page, demo.world);
  const start = tool(page).getByLabel(say('clips.start'), { exact: true });
  const end = tool(page).getByLabel(say('clips.end'), { exact: true });
  const handle = tool(page).getByRole('slider', { name: say('clips.handle', { which: say('clips.end') }) });
  await expect(end).toHaveValue('0:15.0');

  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not there');
  const thumb = 20;
  const at = (share: number) => box.x + thumb / 2 + share * (box.width - thumb);
  await page.mouse.move(at(15 / 60), box.y + 30);
  await page.mouse.down();
  await page.mouse.move(at(20 / 60), box.y + 30, { steps: 5 });
  await page.mouse.move(at(30 / 60), box.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(end).toHaveValue(/^0:(29|30)\./);

  await end.fill('0:03');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(end).toHaveValue('0:03.033');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(end).toHaveValue('0:04.033');
  await tool(page)
    .getByRole('button', { name: say('clips.frameBack', { which: say('clips.end') }) })
    .click();
  await expect(end).toHaveValue('0:04.0');
  await start.fill('0:02.5');
  await expect(tool(page).getByText(say('clips.length', { time: '0:01.5' }))).toBeVisible();

  await tool(page)
    .getByRole('button', { name: say('clips.preview') })
    .click();
  await expectFramesAdvance(page);
  const times = await page.evaluate(async () => {
    const video = document.querySelector('video');
    const seen: number[] = [];
    for (let look = 0; look < 30; look += 1) {
      seen.push(video?.currentTime ?? -1);
      await new Promise((done) => setTimeout(done, 100));
    }
    return seen;
  });
  expect(Math.max(...times)).toBeLessThan(5);
  expect(times.some((time, index) => time < (times[index - 1] ?? 0) - 0.5)).toBe(true);
  await tool(page)
    .getByRole('button', { name: say('clips.previewStop') })
    .click();

  await start.fill('0:01');
  await expect.poll(() => videoTime(page)).toBeCloseTo(1, 1);
  await tool(page)
    .getByRole('button', { name: say('clips.close') })
    .click();
  await expect(page.getByRole('button', { name: say('clips.make') })).toBeFocused();
});

test(
  'the clip tutorial has eight steps and shows once, and again on request',
  shows('clipping tutorial'),
  async ({ page, demo }) => {
    await openTool(page, demo.world, { taught: false });
    for (let step = 1; step <= 8; step += 1) {
      await expect(tool(page).getByText(say('clips.step', { step, steps: 8 }))).toBeVisible();
      await expect(tool(page).getByRole('heading', { name: say(`clips.step${step}`) })).toBeVisible();
      await tool(page)
        .getByRole('button', { name: say(step < 8 ? 'clips.next' : 'clips.begin') })
        .click();
    }
    await expect(tool(page).getByText(/^Step /)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: say('clips.make') }).click();
    await expect(tool(page)).toBeVisible();
    await expect(tool(page).getByText(/^Step /)).toHaveCount(0);
    await tool(page)
      .getByRole('button', { name: say('clips.how') })
      .click();
    await expect(tool(page).getByText(say('clips.step', { step: 1, steps: 8 }))).toBeVisible();
    await expectAccessible(page);
    await tool(page)
      .getByRole('button', { name: say('clips.skip') })
      .click();
    await expect(tool(page).getByText(/^Step /)).toHaveCount(0);
  },
);

test('the clip tutorial can be left at a later step, and does not come back after a reload', async ({
  page,
  demo,
}) => {
  await openTool(page, demo.world, { taught: false });
  for (let step = 1; step < 4; step += 1)
    await tool(page)
      .getByRole('button', { name: say('clips.next') })
      .click();
  await expect(tool(page).getByText(say('clips.step', { step: 4, steps: 8 }))).toBeVisible();
  await tool(page)
    .getByRole('button', { name: say('clips.skip') })
    .click();
  await expect(tool(page).getByText(/^Step /)).toHaveCount(0);
  await expect(tool(page).getByRole('heading', { name: say('clips.make') })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: say('clips.make') }).click();
  await expect(tool(page).getByRole('heading', { name: say('clips.make') })).toBeFocused();
  await expect(tool(page).getByText(/^Step /)).toHaveCount(0);
});

test('a first clip can be made while the clip tutorial is open', async ({ page, demo }) => {
  await openTool(page, demo.world, { taught: false });
  await expect(tool(page).getByText(say('clips.step', { step: 1, steps: 8 }))).toBeVisible();
  await fill(page, 'First of all');
  await expect(tool(page).getByText(say('clips.step', { step: 1, steps: 8 }))).toBeVisible();
  await tool(page)
    .getByRole('button', { name: say('clips.ask') })
    .click();
  await expect(page.getByRole('heading', { name: '“First of all” is being created' })).toBeFocused();
  await expect(page.getByText(/^Step /)).toHaveCount(0);
  expect(demo.world.store.clips.where(({ clip }) => clip.name === 'First of all')).toHaveLength(1);
});

test('the clip form counts the characters of the name up to the longest name that the contract allows', async ({
  page,
  demo,
}) => {
  const max = longestName();
  await openTool(page, demo.world);
  const name = tool(page).getByLabel(say('clips.name'));
  const count = (length: number) => tool(page).getByText(say('clips.nameLength', { length, max }));
  await expect(count(0)).toBeVisible();
  await name.fill('Late winner');
  await expect(count(11)).toBeVisible();
  await name.fill('');
  await name.pressSequentially('x'.repeat(max + 3));
  await expect(count(max)).toBeVisible();
  await expect(name).toHaveValue('x'.repeat(max));
});

test('a ready clip’s image shows the moment at which the clip starts', async ({ page, demo }) => {
  const { clips } = demo.world.store;
  await openTool(page, demo.world);
  for (const [name, start] of [
    ['Early', '1:05.5'],
    ['Later', '1:12'],
    ['Early again', '1:05.5'],
  ] as const) {
    await fill(page, name);
    await tool(page).getByLabel(say('clips.start'), { exact: true }).fill(start);
    await tool(page)
      .getByRole('button', { name: say('clips.ask') })
      .click();
    await expect(page.getByRole('heading', { name: `“${name}” is being created` })).toBeVisible();
    soonSettled(demo.world);
    await expect.poll(() => clips.find(({ clip }) => clip.name === name)?.clip.status).toBe('ready');
    await page.getByRole('button', { name: say('clips.another') }).click();
  }
  await page.goto('/profile/clips');
  const imageOf = async (name: string) => {
    const picture = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const response = await page.request.get((await picture.getAttribute('src')) ?? '');
    return (await response.body()).toString('base64');
  };
  const early = await imageOf('Early');
  expect(await imageOf('Early again')).toBe(early);
  expect(await imageOf('Later')).not.toBe(early);
});

test(
  'a failed clip shows a toast on whichever page the viewer is, and its state on the profile',
  shows('a ready clip', 'clip failed', 'text clip creating failed'),
  async ({ page, demo }) => {
    demo.world.settings.clips = 'fail';
    await openTool(page, demo.world);
    await fill(page, 'Never made');
    await tool(page)
      .getByRole('button', { name: say('clips.ask') })
      .click();
    await expect(page.getByRole('heading', { name: '“Never made” is being created' })).toBeVisible();
    await page.goto('/');
    soonSettled(demo.world);
    const toast = page.getByRole('alert').filter({ hasText: 'clip creating failed' });
    await toast.getByRole('link', { name: say('clips.toMine') }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Never made' });
    await expect(row).toContainText('clip creating failed');
    await expect(row.getByRole('button', { name: /^Share/ })).toHaveCount(0);
  },
);

test('the clip form shows errors from the backend at their fields and keeps what was typed', async ({
  page,
  demo,
}) => {
  await openTool(page, demo.world);
  await fill(page, 'Refused');
  await page.route('**/api/clip', (route) =>
    route.fulfill({ status: 400, json: { code: 'not_allowed', message: 'No.', errors: {} } }),
  );
  const create = tool(page).getByRole('button', { name: say('clips.ask') });
  await create.click();
  await expect(tool(page).getByRole('alert').getByText(say('clips.notAllowed'))).toBeVisible();
  await page.unroute('**/api/clip');
  await page.route('**/api/clip', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'validation_failed', message: 'No.', errors: { duration: ['Too long.'] } },
    }),
  );
  await create.click();
  await expect(tool(page).getByText('Your clip duration is longer than the end time')).toBeVisible();
  await expect(tool(page).getByLabel(say('clips.name'))).toHaveValue('Refused');
});

test(
  'a viewer without the right to make clips sees no clip tool',
  shows('capability clipping'),
  async ({ page, demo }) => {
    const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
    for (const session of demo.world.store.sessions.all())
      demo.world.store.sessions.update(session, { user_id: null });
    demo.world.play('default');
    withoutPrerolls(demo.world);
    await page.goto(`/watch/${row.id}`);
    await expect(page.getByRole('button', { name: /^Share: / })).toBeVisible();
    await expect(page.locator('video')).toBeAttached();
    await expect(page.getByRole('button', { name: say('clips.make') })).toHaveCount(0);
  },
);

test(
  'the profile shows the state of each clip, remembers a download, and deletes a clip after a confirmation',
  shows(
    'download clips',
    'share clips',
    'delete clips',
    'route /profile/clips',
    'entity FeatureCount',
    'a ready clip',
    'profile tab clips',
    'profile tab downloads',
    'capability download_clip',
    'call GET /api/clip/download/{id}',
  ),
  async ({ page, demo }) => {
    await page.goto('/profile/clips');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Senior night entrance').getByRole('progressbar')).toBeVisible();
    await expect(row('Warm-up')).toContainText('clip creating failed');

    const file = page.waitForEvent('download');
    await row('That save').getByRole('button', { name: 'Download: That save' }).click();
    expect((await file).suggestedFilename()).toBe('that-save.mp4');
    await expect(row('That save').getByRole('status')).toHaveText(say('download.done'));
    await expect(page.getByText(/2 downloads$/)).toBeVisible();
    await page.getByRole('link', { name: say('clips.downloads'), exact: true }).click();
    await expect(page).toHaveURL(/\?tab=downloads$/);
    await expect(row('That save')).toContainText('that-save.mp4');
    await page.reload();
    await row('That save').getByRole('button', { name: 'Remove That save from the list' }).click();
    await expect(page.getByRole('heading', { name: say('clips.downloadsNone') })).toBeVisible();

    await page.getByRole('link', { name: say('clips.mine'), exact: true }).click();
    const clip = demo.world.store.clips.find((one) => one.clip.name === 'That save')?.clip;
    await row('That save').getByRole('button', { name: 'Share: That save' }).click();
    const sheet = page.getByRole('dialog', { name: 'Share: That save' });
    await expect(sheet.getByLabel('Link', { exact: true })).toHaveValue(
      `${demo.url}/share/${clip?.id}/${clip?.uuid}`,
    );
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    const remove = row('That save').getByRole('button', { name: 'Delete That save' });
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Delete “That save” for good?' });
    await expect(dialog).toContainText(say('clips.deleteBody'));
    await dialog.getByRole('button', { name: say('clips.keep') }).click();
    await expect(row('That save')).toBeVisible();
    await remove.click();
    await dialog.getByRole('button', { name: say('clips.delete'), exact: true }).click();
    await expect(page.getByText('“That save” has been deleted.')).toBeVisible();
    await expect(row('That save')).toHaveCount(0);
    expect(demo.world.store.clips.where(({ clip }) => clip.name === 'That save')).toEqual([]);
  },
);

test(
  'a viewer without the right download_clip can share a clip but not download it',
  shows('capability download_clip'),
  async ({ page, demo }) => {
    const { clips, orders } = demo.world.store;
    const clip = clips.find((row) => row.clip.name === 'That save')?.clip;
    const paths = ['/profile/clips', `/share/${clip?.id}/${clip?.uuid}`];
    const offers = async (downloads: number) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Share: That save' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Download: That save' })).toHaveCount(downloads);
      }
    };
    await offers(1);
    for (const order of orders.all())
      orders.update(order, { capabilities: order.capabilities.filter((one) => one !== 'download_clip') });
    await offers(0);
  },
);

test('an empty list of clips says so, and a list that fails shows an error and loads after a retry', async ({
  page,
  demo,
}) => {
  await page.route('**/api/clips/user*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/profile/clips');
  await expect(page.getByRole('alert').getByText(say('list.failed'))).toBeVisible();
  await page.unroute('**/api/clips/user*');
  for (const { id } of demo.world.store.clips.all()) demo.world.store.clips.remove(id);
  await page.getByRole('button', { name: say('action.tryAgain') }).click();
  await expect(page.getByRole('heading', { name: say('clips.mineNone') })).toBeVisible();
});

test('the clip tool and the lists of clips are accessible in light colours', async ({ page, demo }) => {
  Object.assign(demo.world.catalogue.colors, LIGHT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTool(page, demo.world);
  await tool(page).getByRole('checkbox', { name: 'Goal' }).check();
  await tool(page)
    .getByRole('button', { name: say('clips.ask') })
    .click();
  await expectAccessible(page);
  await page.goto('/profile/clips');
  await expect(page.getByRole('listitem').filter({ hasText: 'That save' })).toBeVisible();
  await expectAccessible(page);
});
