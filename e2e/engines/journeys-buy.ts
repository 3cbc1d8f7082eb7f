import assert from 'node:assert/strict';
import type { World } from '../../mocks/store/world.ts';
import { sayIn } from '../steps/say.ts';
import { press, waitFor, waitForText } from './found.ts';
import type { Journey } from './journey.ts';
import type { Stage } from './stage.ts';

const say = sayIn('en');
const FAN = 'fan@grandstand.test';
const PAY = { role: 'button', name: /^Pay / };
const CARD = 'iframe[title="Card"]';
const bought = (world: World) => world.store.charges.where(({ reason }) => reason === 'buy').length;

/** Fills in the checkout of the Hockey Pass and presses Pay. */
async function pay(stage: Stage, card: string): Promise<void> {
  await stage.enter('/buy?type=package&package_id=41', FAN);
  await payWith(stage, card);
}

async function payWith({ driver }: Stage, card: string): Promise<void> {
  for (const [field, value] of [
    ['cc-number', card],
    ['cc-exp', '1230'],
    ['cc-csc', '123'],
  ])
    await driver.typeInFrame(CARD, `[autocomplete="${field}"]`, value ?? '');
  await press(driver, { role: 'checkbox', name: /terms/ });
  await press(driver, PAY);
}

export const BUY: readonly Journey[] = [
  {
    title: 'a pass is bought with a card',
    async run(stage) {
      const { driver, enter, recordStep } = stage;
      await enter('/packages', FAN);
      const offer = { role: 'link', name: /^Buy/, within: 'article[aria-label="Hockey Pass"]' };
      await waitFor(driver, offer);
      await recordStep('the passes');
      await press(driver, offer);
      await waitFor(driver, PAY);
      await recordStep('the checkout', 'main');
      await press(driver, PAY);
      await waitForText(driver, say('field.terms'));
      await recordStep('the terms are not accepted', 'main');
      await payWith(stage, '4242424242424242');
      await waitForText(driver, say('buy.confirmingTitle'));
      await recordStep('the payment is confirmed', 'main');
      await waitForText(driver, say('buy.paidTitle'));
      const { focus } = await recordStep('the pass is bought', 'main');
      assert.equal(focus?.name, say('buy.paidTitle'));
      assert.equal(bought(stage.world), 1);
    },
  },
  {
    title: 'a pass is bought with a card whose bank asks',
    async run(stage) {
      const { driver, recordStep } = stage;
      await pay(stage, '4000002500003155');
      await waitFor(driver, { role: 'dialog' });
      await recordStep('the bank asks');
      await driver.clickInFrame('dialog iframe', 'button:first-of-type');
      await waitForText(driver, say('buy.paidTitle'));
      assert.equal(bought(stage.world), 1);
    },
  },
  {
    title: 'a declined card says so, and another one pays',
    async run(stage) {
      const { driver, recordStep } = stage;
      await pay(stage, '4000000000000002');
      await waitForText(driver, say('buy.cardDeclined'));
      await recordStep('the card is declined', 'main');
      assert.equal(bought(stage.world), 0);
      await driver.typeInFrame(CARD, '[autocomplete="cc-number"]', '4242424242424242');
      await press(driver, PAY);
      await waitForText(driver, say('buy.paidTitle'));
      assert.equal(bought(stage.world), 1);
    },
  },
];
