import assert from 'node:assert/strict';
import { sayIn } from '../say.ts';
import { until } from './driver.ts';
import { fill, isThere, press, see, seeText, seeUrl } from './found.ts';
import type { Journey } from './journey.ts';

const say = sayIn('en');
const PASSWORD = 'goal-line-1';
const MEMBER = 'member@grandstand.test';

export const ACCOUNT: readonly Journey[] = [
  {
    title: 'a visitor signs up and is told to confirm the address',
    async run({ driver, enter, world }) {
      await enter('/registration');
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
      await seeUrl(driver, /\/verify-notice/);
      assert.ok(world.store.users.find(({ email }) => email === 'noa.lind@grandstand.test'));
    },
  },
  {
    title: 'a viewer logs in, and a wrong password is refused',
    async run({ driver, enter }) {
      await enter('/login');
      await fill(driver, { role: 'textbox', name: say('auth.email') }, MEMBER);
      await driver.typeAt('input[type=password]', 'not-the-one');
      await press(driver, { role: 'button', name: say('nav.login'), within: 'main' });
      await see(driver, { role: 'alert', within: 'main' });
      await driver.typeAt('input[type=password]', PASSWORD);
      await press(driver, { role: 'button', name: say('nav.login'), within: 'main' });
      await see(driver, { role: 'link', name: /Robin/ });
    },
  },
  {
    title: 'a team becomes a favourite and is one no more',
    async run({ driver, enter }) {
      await enter('/profile/favourites', MEMBER);
      const remove = { role: 'button', name: /^Remove .* from your favourites$/ };
      await see(driver, remove);
      const name = await driver.evaluate<string>(
        'return document.querySelector("[data-found]").getAttribute("aria-label")',
      );
      await press(driver, remove);
      await until('the star to be empty', async () => !(await isThere(driver, { role: 'button', name })));
    },
  },
  {
    title: 'a viewer changes their name',
    async run({ driver, enter, world }) {
      await enter('/profile/edit', MEMBER);
      await fill(driver, { role: 'textbox', name: say('auth.firstName') }, 'Sam');
      await press(driver, { role: 'button', name: say('profile.save') });
      await until('the new name', async () =>
        world.store.users.find(({ first_name }) => first_name === 'Sam'),
      );
      await see(driver, { role: 'link', name: /Sam/ });
    },
  },
  {
    title: 'a renewal is cancelled',
    async run({ driver, enter, world }) {
      await enter('/profile', MEMBER);
      await press(driver, { role: 'button', name: say('orders.cancelRenewal') });
      await press(driver, { role: 'button', name: say('orders.cancelConfirm') });
      await seeText(driver, say('orders.cancelDone'));
      assert.ok(world.store.orders.find(({ order }) => order.auto_renewal === 'cancelled'));
    },
  },
];
