import assert from 'node:assert/strict';
import { sayIn } from '../steps/say.ts';
import { until } from './driver.ts';
import { fill, isThere, press, waitFor, waitForText, waitForUrl } from './found.ts';
import type { Journey } from './journey.ts';

const say = sayIn('en');
const PASSWORD = 'goal-line-1';
const MEMBER = 'member@grandstand.test';

export const ACCOUNT: readonly Journey[] = [
  {
    title: 'a visitor signs up and is told to confirm the address',
    async run({ driver, enter, world, recordStep }) {
      await enter('/registration');
      await waitFor(driver, { role: 'textbox', name: say('auth.firstName') });
      await recordStep('the empty form');
      await press(driver, { role: 'button', name: say('auth.register'), within: 'main' });
      await waitForText(driver, say('field.required'));
      await recordStep('what is missing');
      for (const [id, text] of [
        ['auth.firstName', 'Noa'],
        ['auth.lastName', 'Lind'],
        ['auth.email', 'noa.lind@grandstand.test'],
      ] as const)
        await fill(driver, { role: 'textbox', name: say(id) }, text);
      await driver.typeAt('input[name=password]', PASSWORD);
      await driver.typeAt('input[name=password_confirmation]', PASSWORD);
      await press(driver, { role: 'checkbox', name: /terms/i });
      await press(driver, { role: 'button', name: say('auth.register'), within: 'main' });
      await waitForUrl(driver, /\/verify-notice/);
      await waitFor(driver, { role: 'heading', within: 'main' });
      await recordStep('the address is to be confirmed');
      assert.ok(world.store.users.find(({ email }) => email === 'noa.lind@grandstand.test'));
    },
  },
  {
    title: 'a viewer logs in, and a wrong password is refused',
    async run({ driver, enter, recordStep }) {
      await enter('/login');
      await waitFor(driver, { role: 'textbox', name: say('auth.email') });
      await recordStep('the empty form');
      await fill(driver, { role: 'textbox', name: say('auth.email') }, MEMBER);
      await driver.typeAt('input[type=password]', 'not-the-one');
      await press(driver, { role: 'button', name: say('nav.login'), within: 'main' });
      await waitFor(driver, { role: 'alert', within: 'main' });
      await recordStep('the password is refused');
      await driver.typeAt('input[type=password]', PASSWORD);
      await press(driver, { role: 'button', name: say('nav.login'), within: 'main' });
      await waitFor(driver, { role: 'link', name: /Robin/ });
      await recordStep('logged in', 'header');
    },
  },
  {
    title: 'a team becomes a favourite and is one no more',
    async run({ driver, enter }) {
      await enter('/profile/favourites', MEMBER);
      const remove = { role: 'button', name: /^Remove .* from your favourites$/ };
      await waitFor(driver, remove);
      const name = await driver.evaluate<string>(
        'return document.querySelector("[data-found]").getAttribute("aria-label")',
      );
      await press(driver, remove);
      await until('the star to be empty', async () => !(await isThere(driver, { role: 'button', name })));
    },
  },
  {
    title: 'a viewer changes their name',
    async run({ driver, enter, world, recordStep }) {
      await enter('/profile/edit', MEMBER);
      await waitFor(driver, { role: 'textbox', name: say('auth.firstName') });
      await recordStep('the form');
      await fill(driver, { role: 'textbox', name: say('auth.firstName') }, 'Sam');
      await press(driver, { role: 'button', name: say('profile.save') });
      await until('the new name', async () =>
        world.store.users.find(({ first_name }) => first_name === 'Sam'),
      );
      await waitFor(driver, { role: 'link', name: /Sam/ });
      await waitFor(driver, { role: 'heading', name: /Sam/ });
      await recordStep('the name is saved');
    },
  },
  {
    title: 'a renewal is cancelled',
    async run({ driver, enter, world, recordStep }) {
      await enter('/profile', MEMBER);
      await waitFor(driver, { role: 'button', name: say('orders.cancelRenewal') });
      await recordStep('the passes', 'main');
      await press(driver, { role: 'button', name: say('orders.cancelRenewal') });
      await waitFor(driver, { role: 'button', name: say('orders.cancelConfirm') });
      await recordStep('the question');
      await press(driver, { role: 'button', name: say('orders.cancelConfirm') });
      await waitForText(driver, say('orders.cancelDone'));
      const { focus } = await recordStep('the renewal is cancelled', 'main');
      assert.equal(focus?.role, 'status');
      assert.ok(world.store.orders.find(({ order }) => order.auto_renewal === 'cancelled'));
    },
  },
];
