import { ALL_ACCESS, CARDS, charges, checkoutSteps, readyToBuy } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { holdResponses } from '../steps/hold-responses.ts';
import { shows } from '../steps/shows';

test.beforeEach(async ({ page, demo }) => readyToBuy(page, demo.world));

test(
  'a viewer buys a pass, from the list of passes to the receipt',
  shows(
    'buy a package',
    'pay by a new card',
    'route /packages',
    'route /buy',
    'payment-success message',
    'order created to paid',
    'rule terms',
    'text already bought',
  ),
  async ({ page, demo }) => {
    const { say, enterCard, agree, press, payButton, shows, paid, main } = checkoutSteps(page);
    await page.goto('/packages');
    const offer = main
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Hockey Pass' }) });
    await expect(offer).toContainText('$29.99');
    await offer.getByRole('link', { name: say('event.buy', { price: '$29.99' }) }).click();
    await expect(payButton).toHaveText(say('buy.pay', { amount: '$29.99', name: 'Hockey Pass' }));
    await press();
    await shows('field.terms');
    expect(charges(demo.world)).toHaveLength(0);
    await enterCard(CARDS.good);
    await agree();
    await press();
    await paid();
    expect(charges(demo.world)).toMatchObject([{ product: 'package:41', amount: 2999 }]);
    await main.getByRole('link', { name: say('buy.seeReceipt') }).click();
    await expect(main.getByRole('heading', { name: 'Hockey Pass' })).toBeVisible();
    await page.goto('/packages');
    await expect(offer).toContainText(say('buy.purchased'));
    await page.goto('/buy?type=package&package_id=41');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('buy.alreadyBought', { type: 'package' }),
    );
  },
);

test('pressing Pay before the card fields have loaded does not block the next press', async ({
  page,
  demo,
}) => {
  const { enterCard, agree, press, paid, shows, main } = checkoutSteps(page);
  const release = await holdResponses(page, '**/stripe-frame.html');
  await page.goto('/buy?type=package&package_id=41');
  // The iframe of the card's fields exists already, but its content has not loaded.
  await expect(main.locator('iframe')).toHaveCount(1);
  await press();
  await shows('field.terms');
  await agree();
  await press();
  await shows('buy.chooseCard');
  release();
  await enterCard(CARDS.good);
  await press();
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

test(
  'a viewer buys a team pass for the chosen team',
  shows('buy a team pass', 'route /select-package/{id}', 'key name participant_id'),
  async ({ page, demo }) => {
    const { say, main, enterCard, agree, press, paid, payButton } = checkoutSteps(page);
    await page.goto('/packages');
    const offer = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Team Pass' }) });
    await offer.getByRole('link', { name: say('buy.chooseTeam') }).click();
    await main.getByRole('searchbox').fill('lakeside');
    await main.getByRole('button', { name: /Lakeside State Otters Women's Hockey/ }).click();
    await expect(page).toHaveURL(/participant_id=\d+/);
    await expect(payButton).toContainText('Lakeside State Otters');
    await enterCard(CARDS.good);
    await agree();
    await press();
    await paid();
    expect(charges(demo.world)).toMatchObject([{ product: 'package:33', amount: 4999 }]);
  },
);

test(
  'the checkout asks for the team of a team pass, and says when the basket is empty',
  shows('rule id not selected', 'rule team not selected'),
  async ({ page }) => {
    const { main, shows, payButton } = checkoutSteps(page);
    await page.goto('/buy?type=package&package_id=33');
    await shows('buy.teamNotSelected');
    await main
      .getByRole('button', { name: /Northfield Falcons/ })
      .first()
      .click();
    await expect(payButton).toContainText('$49.99');
    await page.goto('/buy?type=package');
    await shows('buy.idNotSelected');
    await page.goto('/buy?type=package&package_id=9999');
    await shows('buy.notOnOffer');
  },
);

for (const [id, name, tick, ...statements] of [
  [6, 'Annual membership', 'every 12 months', 'subscribe annually', 'constant annual 12 months'],
  [7, 'Student membership', 'every 30 days', 'subscribe monthly', 'constant monthly 30 days'],
] as const)
  test(
    `the ${name} renews ${tick} after a separate consent`,
    shows(...statements),
    async ({ page, demo }) => {
      const { main, enterCard, agree, press, paid, shows } = checkoutSteps(page);
      await page.goto(`/buy?type=subscription&subscription_id=${id}`);
      await expect(
        main.getByRole('checkbox', { name: new RegExp(`${tick}.*First charge: \\$`) }),
      ).toBeVisible();
      await enterCard(CARDS.good);
      await main.getByRole('checkbox', { name: /accept/ }).check();
      await press();
      await shows('buy.renewalNotAccepted');
      await agree();
      await press();
      await paid();
      expect(charges(demo.world)).toMatchObject([{ product: `subscription:${id}` }]);
      // The card is stored, because renewals are charged to it.
      expect(
        demo.world.store.cards.where(({ user_id }) => user_id === charges(demo.world)[0]?.user_id),
      ).toHaveLength(1);
    },
  );

test(
  'a trial costs nothing today, stores the card, and is offered only once',
  shows('free trial', 'trial once', 'constant trial {days}'),
  async ({ page, demo }) => {
    const { say, main, heading, enterCard, agree, press, payButton, shows } = checkoutSteps(page);
    await page.goto('/packages');
    await main.getByRole('link', { name: say('buy.tryFree', { days: 7 }) }).click();
    await shows('buy.trialWarning', { days: 7 });
    await expect(main).toContainText('$0.00');
    await enterCard(CARDS.good);
    await agree();
    await press();
    await expect(heading).toHaveText(say('buy.freeTitle'));
    expect(charges(demo.world)).toHaveLength(0);
    expect(demo.world.store.cards.find(({ card }) => card.last4 === '4242' && card.is_default)).toBeTruthy();
    await page.goto('/buy?type=subscription&subscription_id=8');
    await expect(payButton).toContainText('$149.99');
  },
);

test('a viewer who declines the trial pays at once', async ({ page }) => {
  const { button, payButton } = checkoutSteps(page);
  await page.goto('/buy?type=subscription&subscription_id=5');
  await button('buy.passOnTrial').click();
  await expect(payButton).toContainText('$14.99');
});

test(
  'a viewer buys a single event from its page, and the receipt links back to it',
  shows('buy an event'),
  async ({ page, demo }) => {
    const { say, main, enterCard, agree, press, paid } = checkoutSteps(page);
    const event = demo.world.catalogue.events.find(
      ({ type, start, single_event_package_id }) =>
        type === 'ppv' && start > demo.world.now() + 3600 && single_event_package_id !== null,
    );
    if (!event) throw new Error('the demo channel sells no event to come');
    await page.goto(`/watch/${event.id}`);
    await main
      .getByRole('link', { name: /^Buy for/ })
      .first()
      .click();
    await enterCard(CARDS.good);
    await agree();
    await press();
    await paid();
    expect(charges(demo.world)).toMatchObject([{ product: `event:${event.id}` }]);
    await expect(main.getByRole('button', { name: /^Remind me/ })).toBeVisible();
    await main.getByRole('link', { name: say('buy.toGame') }).click();
    await expect(page).toHaveURL(`/watch/${event.id}`);
    await page.goto(`/packages?event_id=${event.id}`);
    await expect(main.getByRole('article').first()).toContainText(say('buy.purchased'));
  },
);

test('a viewer buys a library video', async ({ page, demo }) => {
  const { enterCard, agree, press, paid } = checkoutSteps(page);
  const medium = demo.world.catalogue.library.items[0];
  await page.goto(`/buy?type=event&target=vod&vod_id=${medium?.id}`);
  await enterCard(CARDS.good);
  await agree();
  await press();
  await paid();
  expect(charges(demo.world)).toMatchObject([{ product: `vod:${medium?.id}`, amount: 299 }]);
});

test('a free pass needs no card', shows('basic pass'), async ({ page, demo }) => {
  const { say, heading, agree, press, payButton } = checkoutSteps(page);
  await page.goto('/buy?type=package&package_id=31');
  await expect(payButton).toHaveText(say('buy.getFree', { name: 'Basic Pass' }));
  await expect(page.locator('iframe')).toHaveCount(0);
  await agree();
  await press();
  await expect(heading).toHaveText(say('buy.freeTitle'));
  expect(charges(demo.world)).toMatchObject([{ product: 'package:31', amount: 0 }]);
});

test('the free basic pass can be upgraded to a paid one', shows('basic pass'), async ({ page }) => {
  const { say, main } = checkoutSteps(page);
  await page.goto('/packages');
  const basic = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Basic Pass' }) });
  await expect(basic).toContainText(say('buy.get'));
  await basic.getByRole('link', { name: /^Upgrade to / }).click();
  await expect(page).toHaveURL(/\/select-package\/30$/);
  await expect(main).toContainText('$98.99');
});

test(
  'promo codes can be rejected, expired, applied, replaced and removed, and can cover the whole price',
  shows('promo codes', 'checkout summary', 'rule promo code invalid', 'rule promo code wrong'),
  async ({ page, demo }) => {
    const { say, main, button, payButton, agree, press, heading } = checkoutSteps(page);
    const field = main.getByRole('textbox', { name: say('buy.promoCode') });
    const apply = async (code: string) => {
      await field.fill(code);
      await button('buy.promoApply').click();
    };
    const medium = demo.world.catalogue.library.items[0];
    await page.goto(ALL_ACCESS);
    await apply('NOPE');
    await expect(field).toHaveAccessibleDescription(say('error.promoWrong'));
    await apply('EXPIRED');
    await expect(field).toHaveAccessibleDescription(say('error.promoInvalid'));
    await apply('tenoff');
    await expect(payButton).toContainText('$89.09');
    await expect(main).toContainText('−$9.90');
    // Focus is never lost: it moves to the message, and then back to the field.
    await expect(main.getByText('TENOFF is applied')).toBeVisible();
    await expect(main.locator(':focus')).toContainText('TENOFF');
    await button('buy.promoReplace').click();
    await expect(field).toBeFocused();
    await apply('WELCOME5');
    await expect(payButton).toContainText('$93.99');
    await button('buy.promoRemove').click();
    await expect(field).toBeFocused();
    await expect(payButton).toContainText('$98.99');

    await page.goto(`/buy?type=event&target=vod&vod_id=${medium?.id}`);
    await apply('WELCOME5');
    await expect(payButton).toContainText('free');
    await expect(page.locator('iframe')).toHaveCount(0);
    await agree();
    await press();
    await expect(heading).toHaveText(say('buy.freeTitle'));
    expect(charges(demo.world)).toMatchObject([{ amount: 0 }]);
  },
);

test('the checkout says if a membership already includes a pass, and sells it only after a second press', async ({
  page,
  demo,
}) => {
  await readyToBuy(page, demo.world, 'member@grandstand.test');
  const { say, main, agree, press, paid } = checkoutSteps(page);
  await page.goto('/packages');
  const offer = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Hockey Pass' }) });
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toContainText(say('buy.ownsAll'));
  await offer.getByRole('link', { name: /^Buy/ }).click();
  await expect(main.getByText(say('buy.ownsAll')).first()).toBeVisible();
  await expect(main.getByText(say('buy.ownedRenews', { name: 'Monthly membership' }))).toBeVisible();
  await agree();
  await press();
  await page.getByRole('button', { name: say('buy.dontBuy') }).click();
  expect(charges(demo.world)).toHaveLength(0);
  await press();
  await page.getByRole('button', { name: say('buy.buyAnyway') }).click();
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

test('a whole purchase works with the keyboard alone, and focus moves in reading order', async ({
  page,
  demo,
}) => {
  const { say, main, enterCard, paid } = checkoutSteps(page);
  await page.goto(ALL_ACCESS);
  await enterCard(CARDS.good);
  await main.getByRole('heading', { level: 1 }).focus();
  const stops: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const active = document.activeElement;
      if (active instanceof HTMLInputElement) return active.type === 'checkbox' ? 'checkbox' : active.name;
      return active instanceof HTMLIFrameElement ? 'card' : (active?.textContent ?? '');
    });
    if (stops.at(-1) !== stop) stops.push(stop);
    // Agrees to the renewal and the terms, and leaves the card unsaved.
    if (stop === 'checkbox') {
      const label = await page.evaluate(() => document.activeElement?.closest('label')?.textContent);
      if (!label?.includes(say('buy.saveCard'))) await page.keyboard.press('Space');
    }
    if (stop.startsWith('Pay ')) break;
  }
  const promo = stops.indexOf('promo');
  expect(promo).toBeGreaterThan(-1);
  expect(promo).toBeLessThan(stops.indexOf('card'));
  expect(stops.indexOf('card')).toBeLessThan(stops.indexOf('checkbox'));
  expect(stops.at(-1)).toMatch(/^Pay /);
  await page.keyboard.press('Enter');
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

test('Pay marks all errors at once: in the card’s fields and at the terms', async ({ page }) => {
  const { say, main, cardFrame, press } = checkoutSteps(page);
  await page.goto(ALL_ACCESS);
  await expect(cardFrame.locator('[autocomplete="cc-number"]')).toBeVisible();
  await press();
  await expect(main.getByText(say('field.terms'))).toBeVisible();
  await expect(cardFrame.locator('[aria-invalid=true]').first()).toBeVisible();
});

test('the card’s fields still contain what was typed after the language changes', async ({ page }) => {
  const { enterCard } = checkoutSteps(page);
  const french = checkoutSteps(page, 'fr');
  await page.goto(ALL_ACCESS);
  await enterCard(CARDS.good);
  await page.getByRole('banner').getByRole('button', { name: 'FR Français' }).click();
  await expect(french.main.getByRole('heading', { name: french.say('buy.payment') })).toBeVisible();
  const number = french.cardFrame.getByLabel('Numéro de carte');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await french.agree();
  await french.press();
  await french.paid();
});

test(
  'a new card is stored and pays for the next purchase',
  shows('pay by a saved card'),
  async ({ page, demo }) => {
    const { main, enterCard, agree, press, paid } = checkoutSteps(page);
    await page.goto('/buy?type=package&package_id=41');
    await enterCard(CARDS.good);
    await main.getByRole('checkbox', { name: /Save this card/ }).check();
    await agree();
    await press();
    await paid();
    await page.goto('/buy?type=package&package_id=43');
    await expect(main.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    await agree();
    await press();
    await paid();
    expect(charges(demo.world)).toHaveLength(2);
  },
);

test('the Apple Pay button is above the card form, requires the consents and pays', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: class {} }));
  const { main, agree, cardFrame, paid, shows } = checkoutSteps(page);
  await page.goto('/buy?type=package&package_id=41');
  const wallet = main.getByRole('button', { name: 'Apple Pay' });
  await shows('buy.orByCard');
  await expect(cardFrame.locator('[autocomplete="cc-number"]')).toBeVisible();
  const tops = [wallet, main.locator('iframe[title="Card"]'), main.locator('button[type=submit]').last()];
  const [first, second, third] = await Promise.all(
    tops.map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect([first, second, third]).toEqual(
    [first, second, third].toSorted((one = 0, other = 0) => one - other),
  );
  await wallet.click();
  await shows('field.terms');
  expect(charges(demo.world)).toEqual([]);
  await agree();
  await wallet.click();
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

test('a device without a wallet shows only card payment, and a buyer with a saved card sees it first', async ({
  page,
  demo,
}) => {
  const { main, enterCard, agree, press, paid, say } = checkoutSteps(page);
  await page.goto('/buy?type=package&package_id=41');
  await enterCard(CARDS.good);
  await expect(main.getByRole('button', { name: 'Apple Pay' })).toHaveCount(0);
  await expect(main.getByText(say('buy.orByCard'))).toHaveCount(0);
  await main.getByRole('checkbox', { name: /Save this card/ }).check();
  await agree();
  await press();
  await paid();
  await page.goto('/buy?type=package&package_id=43');
  await expect(main.getByRole('radio').first()).toHaveAccessibleName(/Visa ending in 4242/);
  expect(charges(demo.world)).toHaveLength(1);
});

test(
  'the viewer must choose a card if none of the saved ones is valid',
  shows('rule choose a card'),
  async ({ page, demo }) => {
    const { store } = demo.world;
    const user = store.users.find(({ email }) => email === 'fan@grandstand.test');
    store.cards.add({
      user_id: user?.id ?? 0,
      card: {
        id: 'pm_demo_success_visa_4242_0120_old',
        brand: 'visa',
        last4: '4242',
        exp_month: 1,
        exp_year: 2020,
        is_default: true,
      },
    });
    const { main, agree, press, shows } = checkoutSteps(page);
    await page.goto(ALL_ACCESS);
    await expect(main.getByRole('radio', { name: /Expired/ })).toBeDisabled();
    await agree();
    await press();
    await shows('buy.chooseCard');
    expect(charges(demo.world)).toHaveLength(0);
  },
);

for (const [card, message] of [
  ['declined', 'buy.cardDeclined'],
  ['insufficient', 'buy.insufficientFunds'],
  ['expired', 'buy.cardExpired'],
] as const)
  test(`the checkout shows why a card is ${card}, and another card pays`, async ({ page, demo }) => {
    const { say, main, enterCard, agree, press, paid } = checkoutSteps(page);
    await page.goto(ALL_ACCESS);
    await enterCard(CARDS[card]);
    await agree();
    await press();
    await expect(main.getByRole('alert').filter({ hasText: say(message) })).toBeVisible();
    expect(charges(demo.world)).toHaveLength(0);
    await enterCard(CARDS.good);
    await press();
    await paid();
    expect(charges(demo.world)).toHaveLength(1);
  });

test('a purchase succeeds after 3-D Secure', shows('pay by a new card'), async ({ page, demo }) => {
  const { enterCard, agree, press, bank, paid } = checkoutSteps(page);
  await page.goto(ALL_ACCESS);
  await enterCard(CARDS.secure);
  await agree();
  await press();
  await bank('Complete');
  await paid();
  expect(charges(demo.world)).toHaveLength(1);
});

for (const [card, button, message] of [
  ['secure', 'Fail', 'buy.authenticationFailed'],
  ['secureDeclined', 'Complete', 'buy.cardDeclined'],
] as const)
  test(`the checkout shows the result of 3-D Secure: card ${card}, then ${button}`, async ({ page }) => {
    const { enterCard, agree, press, bank, expectPopup, payButton } = checkoutSteps(page);
    await page.goto(ALL_ACCESS);
    await enterCard(CARDS[card]);
    await agree();
    await press();
    await bank(button);
    await expectPopup(message);
    await expect(payButton).toBeVisible();
  });

test(
  'a payment that fails after its confirmation opens a popup',
  shows('order created to failed', 'failed orders'),
  async ({ page, demo }) => {
    demo.world.play('payment-declined');
    const { say, main, enterCard, agree, press, expectPopup } = checkoutSteps(page);
    await page.goto(ALL_ACCESS);
    await enterCard(CARDS.good);
    await agree();
    await press();
    await expectPopup('buy.cardDeclined');
    await expect(main.getByRole('alert').filter({ hasText: say('buy.cardDeclined') })).toBeVisible();
  },
);

test(
  'a visitor who logs in during checkout returns to the same basket',
  shows('key name event_category_id', 'buying requires a log-in'),
  async ({ page, demo }) => {
    const { say, main, payButton } = checkoutSteps(page);
    for (const session of demo.world.store.sessions.all())
      demo.world.store.sessions.update(session, { user_id: null });
    await page.goto(`${ALL_ACCESS}&event_category_id=2`);
    await expect(page).toHaveURL('/login');
    await main.getByLabel(say('auth.email'), { exact: true }).fill('fan@grandstand.test');
    await main.getByLabel(say('auth.password'), { exact: true }).fill('goal-line-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${ALL_ACCESS}&event_category_id=2`);
    await expect(payButton).toContainText('$98.99');
  },
);

test('a channel that can’t take payments says so and shows no card form', async ({ page, demo }) => {
  demo.world.play('payments-unavailable');
  const { shows, main } = checkoutSteps(page);
  await page.goto(ALL_ACCESS);
  await shows('buy.unavailable');
  await expect(main.locator('iframe, button[type=submit]:has-text("Pay")')).toHaveCount(0);
});

test('a channel that sells nothing says so', shows('text no passes available'), async ({ page, demo }) => {
  demo.world.play('nothing-on');
  const { shows } = checkoutSteps(page);
  await page.goto('/packages');
  await shows('buy.noPasses');
});

test.describe('buying in French', () => {
  test.use({ scenario: 'french' });
  test('a viewer buys a pass in French', async ({ page, demo }) => {
    const { say, payButton, enterCard, agree, press, paid } = checkoutSteps(page, 'fr');
    await page.goto(ALL_ACCESS);
    await expect(payButton).toHaveText(/^Payer 98,99\s\$.*\s: Forfait intégral$/);
    await press();
    await expect(page.getByText(say('field.terms'), { exact: true })).toBeVisible();
    await enterCard(CARDS.good);
    await agree();
    await press();
    await paid();
    expect(charges(demo.world)).toHaveLength(1);
  });
});
