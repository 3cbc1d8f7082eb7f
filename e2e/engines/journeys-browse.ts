import assert from 'node:assert/strict';
import { sayIn } from '../steps/say.ts';
import { until } from './driver.ts';
import { fill, isThere, press, read, waitFor, waitForUrl, waitUntilGone } from './found.ts';
import type { Journey } from './journey.ts';

const say = sayIn('en');
const PAGES = [
  '/',
  '/schedule',
  '/packages',
  '/vod_library',
  '/passes/finder',
  '/faq',
  '/contacts',
  '/login',
];

export const BROWSE: readonly Journey[] = [
  {
    title: 'home opens for a new visitor, who answers the cookie notice',
    async run({ driver, site }) {
      await driver.open(site);
      await waitFor(driver, { role: 'link', name: /home$/ });
      await press(driver, { role: 'button', name: say('consent.refuse') });
      await waitUntilGone(driver, { role: 'button', name: say('consent.refuse') });
      await until('a card', async () => isThere(driver, { role: 'article' }));
    },
  },
  {
    title: 'the schedule is filtered by sport, and Back removes the filter',
    async run({ driver, enter, recordStep }) {
      await enter('/vod');
      await waitFor(driver, { role: 'article' });
      await recordStep('the games');
      await press(driver, { role: 'button', name: new RegExp(say('browse.filters')) });
      await waitFor(driver, { role: 'combobox', name: say('browse.sport') });
      await recordStep('the filters');
      await waitFor(driver, { role: 'combobox', name: say('browse.sport') });
      await driver.evaluate(
        `const select = document.querySelector('[data-found]');
         select.value = [...select.options].find(({ text }) => text.trim() === 'Hockey').value;
         select.dispatchEvent(new Event('change', { bubbles: true }));`,
      );
      await waitForUrl(driver, /sport=\d+/);
      await waitFor(driver, { role: 'button', name: say('browse.clear') });
      await recordStep('the games of one sport');
      await driver.back();
      await waitForUrl(driver, /\/vod$/);
      await waitFor(driver, { role: 'article' });
    },
  },
  {
    title: 'search finds a team by keyboard',
    async run({ driver, enter, recordStep }) {
      await enter('/');
      await press(driver, { role: 'button', name: say('nav.search') });
      await waitFor(driver, { role: 'combobox', within: 'dialog' });
      await recordStep('the search opens');
      await fill(driver, { role: 'combobox', within: 'dialog' }, 'falcons');
      await waitFor(driver, { role: 'option' });
      await recordStep('the suggestions');
      await driver.press('ArrowDown');
      await recordStep('the first suggestion is chosen');
      await driver.press('Enter');
      await waitForUrl(driver, /team=/);
      await waitFor(driver, { role: 'heading', name: /Falcons/, within: 'main' });
      await recordStep('the team');
    },
  },
  {
    title: 'the language changes to French and stays after a reload',
    async run({ driver, enter, recordStep }) {
      await enter('/faq');
      await waitFor(driver, { role: 'heading', within: 'main' });
      await recordStep('in English', 'header');
      await press(driver, { role: 'button', name: 'FR Français' });
      await waitFor(driver, { role: 'link', name: sayIn('fr')('nav.login') });
      await recordStep('in French', 'header');
      await driver.reload();
      await waitFor(driver, { role: 'link', name: sayIn('fr')('nav.login') });
      assert.equal(await driver.evaluate('return document.documentElement.lang'), 'fr');
    },
  },
  {
    title: 'Back and reload show the list and the game again',
    async run({ driver, enter }) {
      await enter('/vod');
      await press(driver, { role: 'link', within: 'main article' });
      await waitForUrl(driver, /\/watch\/\d+/);
      await driver.reload();
      await waitFor(driver, { role: 'heading', within: 'main' });
      await driver.back();
      await waitForUrl(driver, /\/vod$/);
      await waitFor(driver, { role: 'article' });
    },
  },
  {
    title: 'no page scrolls sideways on a phone or a laptop',
    async run({ driver, enter }) {
      for (const width of [driver.narrowest, 1350]) {
        await driver.resize(width, 844);
        for (const path of PAGES) {
          await enter(path);
          await waitFor(driver, { role: 'heading', within: 'main' });
          const [whole, shown] = await driver.evaluate<[number, number]>(
            'return [document.documentElement.scrollWidth, innerWidth]',
          );
          assert.ok(whole <= shown, `${path} is ${whole} wide in ${shown}`);
        }
      }
    },
  },
  {
    title: 'the phone’s menu opens, leads on and closes',
    async run({ driver, enter }) {
      await driver.resize(driver.narrowest, 844);
      await enter('/faq');
      await press(driver, { role: 'button', name: say('nav.openMenu') });
      await press(driver, { role: 'link', name: 'Schedule' });
      await waitForUrl(driver, /\/(schedule|upcoming)/);
      await driver.resize(1350, 900);
    },
  },
  {
    title: 'a game is shared by its link',
    async run({ driver, enter, world }) {
      await enter(`/watch/${world.catalogue.events[0]?.id}`);
      await press(driver, { role: 'button', name: /^Share/, within: 'main' });
      await waitFor(driver, { role: 'button', name: new RegExp(say('share.copy')), within: 'dialog[open]' });
      await driver.press('Escape');
      await waitUntilGone(driver, { role: 'dialog' });
    },
  },
  {
    title: 'an embedded game has no header, and leads to the site in a new tab',
    async run({ driver, enter, world }) {
      const paid = world.catalogue.events.find(({ type }) => type === 'paid');
      await enter(`/watch_embed/${paid?.id}`);
      await waitFor(driver, { role: 'link', name: new RegExp(`^${say('nav.login')}|Buy`) });
      assert.equal(await isThere(driver, { role: 'banner' }), false);
    },
  },
  {
    title: 'the pass finder names the cheapest way to a school’s games',
    async run({ driver, enter, recordStep }) {
      await enter('/passes/finder');
      await waitFor(driver, { role: 'button', name: 'Cedar Valley' });
      await recordStep('the schools');
      await press(driver, { role: 'button', name: 'Cedar Valley' });
      await waitForUrl(driver, /school=\d+/);
      await waitFor(driver, { role: 'heading', name: say('finder.comparison') });
      await recordStep('the cheapest way', 'main');
    },
  },
  {
    title: 'home is reached and searched by keyboard alone',
    async run({ driver, enter }) {
      await enter('/faq');
      await waitFor(driver, { role: 'heading', within: 'main' });
      await driver.evaluate('document.body.focus(); return true');
      await driver.press('Tab');
      assert.match(
        await driver.evaluate<string>('return document.activeElement.textContent'),
        new RegExp(say('nav.skip')),
      );
      await until('the search button', async () => {
        await driver.press('Tab');
        return driver.evaluate<boolean>(
          'return document.activeElement.getAttribute("aria-label") === arguments[0]',
          say('nav.search'),
        );
      });
      await driver.press('Enter');
      await waitFor(driver, { role: 'combobox', within: 'dialog[open]' });
      await driver.press('Escape');
      await waitUntilGone(driver, { role: 'dialog' });
      assert.equal(
        await read(driver, { role: 'button', name: say('nav.search') }, 'ariaLabel'),
        say('nav.search'),
      );
    },
  },
];
