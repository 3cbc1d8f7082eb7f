import assert from 'node:assert/strict';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { failEvent } from '../steps/fail-event.ts';
import { addKeyMoment } from '../steps/key-moment.ts';
import { sayIn } from '../steps/say.ts';
import { address, freeGames } from '../steps/several-games.ts';
import { type Driver, until } from './driver.ts';
import { fill, isThere, press, waitFor, waitForText, waitForUrl, waitUntilGone } from './found.ts';
import type { Journey } from './journey.ts';
import type { Stage } from './stage.ts';

const say = sayIn('en');
const MEMBER = 'member@grandstand.test';
const CLIP_TOOL = `section[aria-label="${say('clips.make')}"]`;
const CLIP_MADE = 'section:has(> h2[aria-live])';
const PLAYER = 'section[aria-label^="Video player"]';
const PLAY = { role: 'button', name: new RegExp(`^${say('player.play')}$`) };

const frames = (driver: Driver) =>
  driver.evaluate<number>(
    'return document.querySelector("video")?.getVideoPlaybackQuality().totalVideoFrames ?? 0',
  );
const video = <Result>(driver: Driver, property: string) =>
  driver.evaluate<Result>(`return document.querySelector('video').${property}`);

const eachFrames = (driver: Driver) =>
  driver.evaluate<number[]>(
    'return [...document.querySelectorAll("[data-several] video")].map((each) => each.getVideoPlaybackQuality().totalVideoFrames)',
  );
const mutedVideos = (driver: Driver) =>
  driver.evaluate<boolean[]>(
    'return [...document.querySelectorAll("[data-several] video")].map((each) => each.muted)',
  );

/** Waits for so many videos and for new frames in each of them. */
async function expectEachAdvances(driver: Driver, count: number): Promise<void> {
  let lowest = await until(`${count} videos`, async () => {
    const counts = await eachFrames(driver);
    return counts.length === count ? counts : null;
  });
  await until(
    'new frames in each',
    async () => {
      const counts = await eachFrames(driver);
      // A stream that was loaded again counts its frames from zero.
      lowest = counts.map((frames, index) => Math.min(frames, lowest[index] ?? frames));
      return counts.length === count && counts.every((frames, index) => frames > (lowest[index] ?? 0) + 5);
    },
    60_000,
  );
}

async function expectFramesAdvance(driver: Driver): Promise<void> {
  const before = await frames(driver);
  await until('new frames', async () => (await frames(driver)) > before + 5, 30_000);
}

/** Returns the caption text that is shown now. */
const captions = (driver: Driver) =>
  driver.evaluate<string>('return document.querySelector("[data-captions] p")?.textContent ?? ""');

const isIn = (driver: Driver, selector: string) =>
  driver.evaluate<boolean>('return document.querySelector(arguments[0]) !== null', selector);

/** Returns the address of the video's data and the number of requests for a stream's playlist of qualities. */
const streamOf = (driver: Driver) =>
  driver.evaluate<[source: string, requests: number]>(
    `return [document.querySelector('video').currentSrc,
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('master.m3u8')).length]`,
  );

/** Leaves a game that plays for another screen, where it goes on in the corner. */
async function leaveToSchedule(driver: Driver): Promise<void> {
  await press(driver, { role: 'link', name: 'Schedule', within: 'header' });
  await waitForUrl(driver, /\/(schedule|upcoming)/);
  await until('the corner', () => isIn(driver, '[data-mode=corner] video'));
  await expectFramesAdvance(driver);
}

type Like = Parameters<typeof eventLike>[1];

/** Opens a game without advertisements and plays it. */
async function play(stage: Stage, like: Like, email?: string): Promise<void> {
  await openGame(stage, like, email);
  await press(stage.driver, PLAY);
  await expectFramesAdvance(stage.driver);
}

async function openGame({ driver, enter, world }: Stage, like: Like, email?: string): Promise<void> {
  withoutPrerolls(world);
  await enter(`/watch/${eventLike(world, like).id}`, email);
  await waitFor(driver, PLAY);
}

const FREE_RECORDING: Like = { status: 'finished', recording: 'ready', type: 'free' };

/** Uses a key, because the buttons of the player hide while a video plays and the pointer rests. */
const control = (driver: Driver, key: string) => driver.press(key);

export const WATCH: readonly Journey[] = [
  {
    title: 'a recording plays, is sought, offers its qualities, and fills the screen',
    async run(stage) {
      const { driver, recordStep } = stage;
      await openGame(stage, { ...FREE_RECORDING, type: 'paid' }, MEMBER);
      await recordStep('before the start');
      await press(driver, PLAY);
      await expectFramesAdvance(driver);
      await recordStep('the video plays', PLAYER);
      const start = await driver.evaluate<number>('return document.querySelector("video").buffered.start(0)');
      assert.ok(start < 0.1, `the first ${start} s are missing`);
      await expectFramesAdvance(driver);
      await control(driver, 'End');
      await control(driver, 'Home');
      await until('the beginning', async () => (await video<number>(driver, 'currentTime')) < 20);
      await control(driver, 'ArrowRight');
      await expectFramesAdvance(driver);
      await control(driver, 'f');
      await until('full screen', () => driver.evaluate('return document.fullscreenElement !== null'));
      await control(driver, 'f');
      await until('the page', () => driver.evaluate('return document.fullscreenElement === null'));
      // Pauses the video, so that its controls stay visible.
      await control(driver, 'k');
      await until('the pause', () => video<boolean>(driver, 'paused'));
      await recordStep('the video is paused', PLAYER);
      await press(driver, { role: 'button', name: say('player.settings') });
      await waitFor(driver, { role: 'group', name: say('player.quality') });
      await recordStep('the settings', '[popover][role=dialog]:popover-open');
      await press(driver, { role: 'radio', name: 'English' });
      await driver.press('Escape');
      await waitUntilGone(driver, { role: 'group', name: say('player.quality') });
      await recordStep('captions are on', PLAYER);
    },
  },
  {
    title: 'a game goes on in the corner, in the same video, when the viewer leaves its page',
    async run(stage) {
      const { driver } = stage;
      await play(stage, FREE_RECORDING);
      await driver.evaluate('document.querySelector("video").setAttribute("data-first", "")');
      await press(driver, { role: 'link', name: 'Schedule', within: 'header' });
      await waitForUrl(driver, /\/(schedule|upcoming)/);
      await waitFor(driver, { role: 'link', name: new RegExp(say('watch.cornerBack')) });
      assert.equal(
        await driver.evaluate(
          'return document.querySelectorAll("[data-mode=corner] video[data-first]").length',
        ),
        1,
      );
      await expectFramesAdvance(driver);
      assert.equal(await video<boolean>(driver, 'paused'), false);
    },
  },
  {
    title: 'the corner leads back to its game without loading the stream again, and can be closed',
    async run(stage) {
      const { driver } = stage;
      await play(stage, FREE_RECORDING);
      const address = await driver.url();
      await driver.evaluate('document.querySelector("video").setAttribute("data-first", "")');
      const stream = await streamOf(driver);
      await leaveToSchedule(driver);
      const left = await video<number>(driver, 'currentTime');

      await press(driver, { role: 'link', name: new RegExp(say('watch.cornerBack')) });
      await until('the page of the game', async () => (await driver.url()) === address);
      await until('the stage', () => isIn(driver, '[data-mode=stage] video[data-first]'));
      await expectFramesAdvance(driver);
      assert.ok((await video<number>(driver, 'currentTime')) >= left);
      assert.equal(await video<boolean>(driver, 'paused'), false);
      assert.deepEqual(await streamOf(driver), stream);

      await leaveToSchedule(driver);
      await press(driver, { role: 'button', name: /^Close /, within: '[data-mode=corner]' });
      await until('no video', async () => !(await isIn(driver, 'video')));
      assert.equal(await isThere(driver, { role: 'link', name: new RegExp(say('watch.cornerBack')) }), false);
    },
  },
  {
    title: 'captions are switched on and off',
    async run(stage) {
      const { driver } = stage;
      await play(stage, FREE_RECORDING);
      assert.equal(await captions(driver), '');
      await control(driver, 'c');
      await until('captions', () => captions(driver), 30_000);
      await control(driver, 'c');
      await until('no captions', async () => (await captions(driver)) === '');
    },
  },
  {
    title: 'a live game plays at its edge, also past the point where the times in its files start again',
    async run(stage) {
      const { driver } = stage;
      await play(stage, { status: 'live', type: 'free' });
      const start = await video<number>(driver, 'currentTime');
      await until(
        'one repetition of the demo’s live stream',
        async () => (await video<number>(driver, 'currentTime')) > start + 13,
        40_000,
      );
      assert.equal(await video<number>(driver, 'buffered.length'), 1, 'parts of the stream are missing');
    },
  },
  {
    title: 'a press on a game plays it, with sound or with a button for it',
    async run({ driver, enter, world }) {
      withoutPrerolls(world);
      const { id } = eventLike(world, FREE_RECORDING);
      await enter('/vod');
      await waitFor(driver, { role: 'heading', name: say('browse.schedule') });
      await until('the card', () =>
        driver.evaluate(
          `return (document.querySelector('main h2 a[href="/watch/${id}"]')?.getBoundingClientRect().height ?? 0) > 0`,
        ),
      );
      await driver.clickAt(`main h2 a[href="/watch/${id}"]`);
      await expectFramesAdvance(driver);
      const isMuted = await video<boolean>(driver, 'muted');
      assert.equal(await isThere(driver, { role: 'button', name: say('player.unmuteCall') }), isMuted);
    },
  },
  {
    title: 'a late viewer of a live game goes back, and returns to live by one press',
    async run(stage) {
      const { driver } = stage;
      await play(stage, { status: 'live', type: 'free' });
      const live = await video<number>(driver, 'currentTime');
      await press(driver, { role: 'button', name: /^(From the beginning|From \d+:\d\d ago)$/ });
      await until('an earlier moment', async () => (await video<number>(driver, 'currentTime')) < live - 60);
      await expectFramesAdvance(driver);
      await press(driver, { role: 'button', name: /^Go to live/ });
      await until('the live edge', () =>
        driver.evaluate('return document.querySelector("[data-live-edge=at]") !== null'),
      );
      await expectFramesAdvance(driver);
    },
  },
  {
    title: 'a key moment is chosen from the list by keyboard',
    async run({ driver, enter, world }) {
      withoutPrerolls(world);
      await enter(`/watch/${addKeyMoment(world, 'Overtime winner', 300).id}`);
      await press(driver, PLAY);
      await expectFramesAdvance(driver);
      await driver.press('k');
      await press(driver, { role: 'button', name: say('player.moments') });
      await press(driver, { role: 'button', name: /5:00\s*Overtime winner/ });
      await until('the moment', async () => (await video<number>(driver, 'currentTime')) >= 300);
    },
  },
  {
    title: 'a recording continues after a reload where the viewer left it',
    async run(stage) {
      const { driver } = stage;
      await play(stage, FREE_RECORDING);
      await control(driver, '5');
      await expectFramesAdvance(driver);
      const left = await video<number>(driver, 'currentTime');
      await control(driver, 'k');
      await driver.reload();
      await press(driver, { role: 'button', name: /^Continue from \d/ });
      await expectFramesAdvance(driver);
      const now = await video<number>(driver, 'currentTime');
      assert.ok(Math.abs(now - left) < 30, `left at ${left}, continued at ${now}`);
    },
  },
  {
    title: 'four games play at once, one of them with sound',
    async run({ driver, enter, world }) {
      withoutPrerolls(world);
      await enter(address(freeGames(world)));
      await press(driver, { role: 'button', name: say('several.start', { count: 4 }) });
      await expectEachAdvances(driver, 4);
      assert.deepEqual(await mutedVideos(driver), [false, true, true, true]);
      await control(driver, '3');
      await until('the sound of the third', async () => (await mutedVideos(driver))[2] === false);
      assert.deepEqual(await mutedVideos(driver), [true, true, false, true]);
    },
  },
  {
    title:
      'of several games one that fails to load leaves the others playing, and one fills the stage and returns',
    async run({ driver, enter, world }) {
      withoutPrerolls(world);
      const ids = freeGames(world, 3);
      const endFailure = failEvent(world, ids[1] ?? 0);
      await enter(address(ids));
      await press(driver, { role: 'button', name: say('several.start', { count: 3 }) });
      await waitForText(driver, say('several.notLoaded'));
      await expectEachAdvances(driver, 2);
      endFailure();
      await press(driver, { role: 'button', name: say('action.tryAgain'), within: '[data-several]' });
      await expectEachAdvances(driver, 3);

      const widths = () =>
        driver.evaluate<number[]>(
          'return [...document.querySelectorAll("[data-several] video")].map((each) => each.getBoundingClientRect().width)',
        );
      const [, small = 0] = await widths();
      await press(driver, { role: 'button', name: /^Make .* large$/, within: '[data-tile="2"]' });
      await until('the large game', async () => ((await widths())[1] ?? 0) > small * 1.8);
      assert.deepEqual(await mutedVideos(driver), [true, false, true]);
      await expectEachAdvances(driver, 3);
      await press(driver, { role: 'button', name: /^Make .* small again$/, within: '[data-tile="2"]' });
      await until('the tiles', async () => Math.abs(((await widths())[1] ?? 0) - small) < 2);
      await expectEachAdvances(driver, 3);
    },
  },
  {
    title: 'a preroll plays before the game, and then the game plays',
    async run({ driver, enter, world }) {
      const { settings } = world.catalogue;
      settings.prerolls = settings.prerolls.filter(({ id }) => id === 5);
      const row = eventLike(world, { status: 'finished', recording: 'ready', type: 'free' });
      await enter(`/watch/${row.id}`);
      await press(driver, PLAY);
      await waitForText(driver, say('player.ad'));
      await expectFramesAdvance(driver);
      await until('the game', () => isIn(driver, '[data-phase=content]'), 60_000);
      await until('the recording', async () => (await video<number>(driver, 'duration')) > 600);
      const before = await video<number>(driver, 'currentTime');
      await expectFramesAdvance(driver);
      await until('the game to go on', async () => (await video<number>(driver, 'currentTime')) > before + 1);
    },
  },
  {
    title: 'a clip is cut from a recording',
    async run(stage) {
      const { driver, world, recordStep } = stage;
      await openGame(stage, { ...FREE_RECORDING, type: 'paid' }, MEMBER);
      await press(driver, { role: 'button', name: say('clips.make') });
      await waitFor(driver, { role: 'textbox', name: say('clips.name') });
      await recordStep('the tool', CLIP_TOOL);
      await press(driver, { role: 'button', name: say('clips.ask') });
      await waitForText(driver, say('clips.tagMissing'));
      await recordStep('the name and the tag are missing', CLIP_TOOL);
      await fill(driver, { role: 'textbox', name: say('clips.name') }, 'Overtime goal');
      await press(driver, { role: 'checkbox', name: 'Goal' });
      await press(driver, { role: 'button', name: say('clips.ask') });
      await until('the clip', async () =>
        world.store.clips.find(({ clip }) => clip.name === 'Overtime goal'),
      );
      await waitFor(driver, { role: 'progressbar' });
      await recordStep('the clip is being made', CLIP_MADE);
      await waitForText(driver, say('clips.readyTitle', { name: 'Overtime goal' }));
      const { announced } = await recordStep('the clip is ready', CLIP_MADE);
      assert.deepEqual(announced, [`polite: ${say('clips.readyTitle', { name: 'Overtime goal' })}`]);
    },
  },
  {
    title: 'the ready check ends with a verdict',
    async run({ driver, enter }) {
      await enter('/ready-check');
      await until(
        'a verdict',
        async () => {
          for (const verdict of ['Plays', 'Limits', 'No', 'Unsure'])
            if (await isThere(driver, { role: 'heading', name: say(`check.verdict${verdict}`) }))
              return verdict;
          return null;
        },
        90_000,
      );
    },
  },
  {
    title: 'a pass-holder’s game says what opens it to a visitor',
    async run({ driver, enter, world }) {
      const row = eventLike(world, { status: 'finished', recording: 'ready', type: 'paid' });
      await enter(`/watch/${row.id}`);
      await waitFor(driver, { role: 'link', name: /Log in|Buy/i, within: 'main' });
      assert.equal(await driver.evaluate('return document.querySelector("video") === null'), true);
    },
  },
];
