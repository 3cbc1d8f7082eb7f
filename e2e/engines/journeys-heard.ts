import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { type HeardPage, toText } from '../../tools/heard/heard-differences.ts';
import { sayIn } from '../say.ts';
import { type Driver, pause, until } from './driver.ts';
import { announced, fill, listen, markHeard, press, see, unnamed } from './found.ts';
import type { Journey } from './journey.ts';
import type { Stage } from './stage.ts';

const say = sayIn('en');
const FAN = 'fan@grandstand.test';
const FOLDER = '.cache/test-reports/heard';
const FINISHED = { status: 'finished', recording: 'ready', type: 'free' } as const;

/** What a reader stops at and names; groups and lists it names only in passing. */
const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'switch',
];
const ROLES = [...CONTROLS, 'heading', 'article', 'navigation', 'main', 'region', 'dialog', 'img', 'alert'];

interface Place {
  path(world: World): string;
  email?: string;
  /** What the viewer does there, for what is announced. */
  act?(stage: Stage): Promise<void>;
}

const PLACES: Readonly<Record<string, Place>> = {
  home: { path: () => '/' },
  schedule: { path: () => '/schedule' },
  library: { path: () => '/vod_library' },
  packages: { path: () => '/packages' },
  'pass finder': { path: () => '/passes/finder' },
  game: { path: (world) => `/watch/${eventLike(world, FINISHED).id}` },
  'log-in': {
    path: () => '/login',
    async act({ driver }) {
      await fill(driver, { role: 'textbox', name: say('auth.email') }, FAN);
      await driver.typeAt('input[type=password]', 'not-the-one');
      await press(driver, { role: 'button', name: say('nav.login'), within: 'main' });
      await see(driver, { role: 'alert', within: 'main' });
    },
  },
  'questions and answers': {
    path: () => '/faq',
    async act({ driver }) {
      await fill(driver, { role: 'searchbox', name: say('pages.faqSearch') }, 'refund');
      await until('an announcement', async () => (await announced(driver)).length > 0);
    },
  },
  // Last, since the viewer stays signed in.
  checkout: { path: () => '/buy?type=package&package_id=41', email: FAN },
  profile: { path: () => '/profile', email: FAN },
};

/** The elements of the page once they no longer change. */
const atRest = (driver: Driver) =>
  until('a page that has come to rest', async () => {
    const before = await markHeard(driver, ROLES);
    await pause(300);
    const after = await markHeard(driver, ROLES);
    return JSON.stringify(before) === JSON.stringify(after) ? after : null;
  });

/** What was heard so far in this run. */
export const heardPages: HeardPage[] = [];

export const HEARD: readonly Journey[] = [
  {
    title: 'what a screen reader hears on ten pages has names, and the first screen of each is recorded',
    async run(stage) {
      const { driver, enter, world } = stage;
      withoutPrerolls(world);
      await driver.resize(1350, 900);
      for (const [page, { path, email, act }] of Object.entries(PLACES)) {
        await enter(path(world), email);
        await see(driver, { role: 'heading', within: 'main' });
        await listen(driver);
        await act?.(stage);
        const markup = await atRest(driver);
        assert.deepEqual(await unnamed(driver, CONTROLS), [], page);
        const own = await driver.heard(markup);
        // Typing is announced letter by letter in one engine, and at once in another.
        const last = (await announced(driver)).slice(-1);
        const heard = { engine: driver.engine, page, markup, own, announced: last };
        heardPages.push(heard);
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(`${FOLDER}/${driver.engine}-${page}.txt`, `${toText(heard)}\n`);
      }
    },
  },
];
