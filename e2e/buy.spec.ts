import { ALL_ACCESS, atTheTill, CARDS, charges, tillSteps } from './buy-steps.ts';
import { expect, test } from './demo-channel.ts';
import { shows } from './shows';

test.beforeEach(async ({ page, demo }) => atTheTill(page, demo.world));

test(
  'a pass, from the list to the receipt',
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
    const { say, enterCard, agree, press, payButton, shows, paid, main } = tillSteps(page);
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
    await main.getByRole('link', { name: say('buy.yourOrders') }).click();
    await expect(main.getByRole('heading', { name: 'Hockey Pass' })).toBeVisible();
    await page.goto('/packages');
    await expect(offer).toContainText(say('buy.purchased'));
    await page.goto('/buy?type=package&package_id=41');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('buy.alreadyBought', { type: 'package' }),
    );
  },
);

test(
  'a team pass, its team chosen',
  shows('buy a team pass', 'route /select-package/{id}', 'key name participant_id'),
  async ({ page, demo }) => {
    const { say, main, enterCard, agree, press, paid, payButton } = tillSteps(page);
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
  'a basket without its team asks for it, and one with nothing says so',
  shows('rule id not selected', 'rule team not selected'),
  async ({ page }) => {
    const { main, shows, payButton } = tillSteps(page);
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
  test(`${name} renews ${tick}, which is agreed to apart`, shows(...statements), async ({ page, demo }) => {
    const { main, enterCard, agree, press, paid, shows } = tillSteps(page);
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
    // Renewals go to the card that paid.
    expect(
      demo.world.store.cards.where(({ user_id }) => user_id === charges(demo.world)[0]?.user_id),
    ).toHaveLength(1);
  });

test(
  'a trial costs nothing today, keeps the card, and is offered a single time',
  shows('free trial', 'trial once', 'constant trial {days}'),
  async ({ page, demo }) => {
    const { say, main, heading, enterCard, agree, press, payButton, shows } = tillSteps(page);
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

test('passing on a trial pays at once', async ({ page }) => {
  const { button, payButton } = tillSteps(page);
  await page.goto('/buy?type=subscription&subscription_id=5');
  await button('buy.passOnTrial').click();
  await expect(payButton).toContainText('$14.99');
});

test('a single event from its page, and back to it', shows('buy an event'), async ({ page, demo }) => {
  const { say, main, enterCard, agree, press, paid } = tillSteps(page);
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
  await main.getByRole('link', { name: say('buy.watchNow') }).click();
  await expect(page).toHaveURL(`/watch/${event.id}`);
  await page.goto(`/packages?event_id=${event.id}`);
  await expect(main.getByRole('article').first()).toContainText(say('buy.purchased'));
});

test('a medium of the library', async ({ page, demo }) => {
  const { enterCard, agree, press, paid } = tillSteps(page);
  const medium = demo.world.catalogue.library.items[0];
  await page.goto(`/buy?type=event&target=vod&vod_id=${medium?.id}`);
  await enterCard(CARDS.good);
  await agree();
  await press();
  await paid();
  expect(charges(demo.world)).toMatchObject([{ product: `vod:${medium?.id}`, amount: 299 }]);
});

test('a free pass needs no card', shows('basic pass'), async ({ page, demo }) => {
  const { say, heading, agree, press, payButton } = tillSteps(page);
  await page.goto('/buy?type=package&package_id=31');
  await expect(payButton).toHaveText(say('buy.getFree', { name: 'Basic Pass' }));
  await expect(page.locator('iframe')).toHaveCount(0);
  await agree();
  await press();
  await expect(heading).toHaveText(say('buy.freeTitle'));
  expect(charges(demo.world)).toMatchObject([{ product: 'package:31', amount: 0 }]);
});

test('the free basic pass can be upgraded to one that costs', shows('basic pass'), async ({ page }) => {
  const { say, main } = tillSteps(page);
  await page.goto('/packages');
  const basic = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Basic Pass' }) });
  await expect(basic).toContainText(say('buy.get'));
  await basic.getByRole('link', { name: /^Upgrade to / }).click();
  await expect(page).toHaveURL(/\/select-package\/30$/);
  await expect(main).toContainText('$98.99');
});

test(
  'promo codes: wrong, expired, right, replaced, removed, and for all of it',
  shows('promo codes', 'checkout summary', 'rule promo code invalid', 'rule promo code wrong'),
  async ({ page, demo }) => {
    const { say, main, button, payButton, agree, press, heading } = tillSteps(page);
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
    // The focus is never lost: it stands on the news, and then in the field.
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

test('a new card is saved, and pays the next time', shows('pay by a saved card'), async ({ page, demo }) => {
  const { main, enterCard, agree, press, paid } = tillSteps(page);
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
});

test(
  'a card has to be chosen where none of the saved ones works',
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
    const { main, agree, press, shows } = tillSteps(page);
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
  test(`a card that is ${card} says why, and another one pays`, async ({ page, demo }) => {
    const { say, main, enterCard, agree, press, paid } = tillSteps(page);
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

test('3-D Secure passed', shows('pay by a new card'), async ({ page, demo }) => {
  const { enterCard, agree, press, bank, paid } = tillSteps(page);
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
  test(`3-D Secure: ${card}, ${button}`, async ({ page }) => {
    const { enterCard, agree, press, bank, popupSays, payButton } = tillSteps(page);
    await page.goto(ALL_ACCESS);
    await enterCard(CARDS[card]);
    await agree();
    await press();
    await bank(button);
    await popupSays(message);
    await expect(payButton).toBeVisible();
  });

test(
  'a payment that fails later is told in a popup',
  shows('order created to failed', 'failed orders'),
  async ({ page, demo }) => {
    demo.world.play('payment-declined');
    const { say, main, enterCard, agree, press, popupSays } = tillSteps(page);
    await page.goto(ALL_ACCESS);
    await enterCard(CARDS.good);
    await agree();
    await press();
    await popupSays('buy.cardDeclined');
    await expect(main.getByRole('alert').filter({ hasText: say('buy.cardDeclined') })).toBeVisible();
  },
);

test(
  'a visitor logs in and comes back to the same basket',
  shows('key name event_category_id', 'buying requires a log-in'),
  async ({ page, demo }) => {
    const { say, main, payButton } = tillSteps(page);
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

test('where nothing can be paid, it says so and takes no card', async ({ page, demo }) => {
  demo.world.play('payments-unavailable');
  const { shows, main } = tillSteps(page);
  await page.goto(ALL_ACCESS);
  await shows('buy.unavailable');
  await expect(main.locator('iframe, button[type=submit]:has-text("Pay")')).toHaveCount(0);
});

test('a channel that sells nothing says so', shows('text no passes available'), async ({ page, demo }) => {
  demo.world.play('nothing-on');
  const { shows } = tillSteps(page);
  await page.goto('/packages');
  await shows('buy.noPasses');
});

test.describe('in French', () => {
  test.use({ scenario: 'french' });
  test('a pass', async ({ page, demo }) => {
    const { say, payButton, enterCard, agree, press, paid } = tillSteps(page, 'fr');
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
