import assert from 'node:assert/strict';
import type { World } from '../../mocks/store/world.ts';
import { sayIn } from '../say.ts';
import { press, see, seeText } from './found.ts';
import type { Journey } from './journey.ts';
import type { Stage } from './stage.ts';

const say = sayIn('en');
const FAN = 'fan@grandstand.test';
const CARD = 'iframe[title="Card"]';
const bought = (world: World) => world.store.charges.where(({ reason }) => reason === 'buy').length;

/** Fills in the checkout of the Hockey Pass and presses Pay. */
async function pay({ driver, enter }: Stage, card: string): Promise<void> {
  await enter('/buy?type=package&package_id=41', FAN);
  for (const [field, value] of [
    ['cc-number', card],
    ['cc-exp', '1230'],
    ['cc-csc', '123'],
  ])
    await driver.typeInFrame(CARD, `[autocomplete="${field}"]`, value ?? '');
  await press(driver, { role: 'checkbox', name: /terms/ });
  await press(driver, { role: 'button', name: /^Pay / });
}

export const BUY: readonly Journey[] = [
  {
    title: 'a pass is bought with a card',
    async run(stage) {
      await pay(stage, '4242424242424242');
      await seeText(stage.driver, say('buy.paidTitle'));
      assert.equal(bought(stage.world), 1);
    },
  },
  {
    title: 'a pass is bought with a card whose bank asks',
    async run(stage) {
      const { driver } = stage;
      await pay(stage, '4000002500003155');
      await see(driver, { role: 'dialog' });
      await driver.clickInFrame('dialog iframe', 'button:first-of-type');
      await seeText(driver, say('buy.paidTitle'));
      assert.equal(bought(stage.world), 1);
    },
  },
  {
    title: 'a declined card says so, and another one pays',
    async run(stage) {
      const { driver } = stage;
      await pay(stage, '4000000000000002');
      await seeText(driver, say('buy.cardDeclined'));
      assert.equal(bought(stage.world), 0);
      await driver.typeInFrame(CARD, '[autocomplete="cc-number"]', '4242424242424242');
      await press(driver, { role: 'button', name: /^Pay / });
      await seeText(driver, say('buy.paidTitle'));
      assert.equal(bought(stage.world), 1);
    },
  },
];
