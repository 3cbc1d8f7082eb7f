import fc from 'fast-check';
import { PASSWORD } from '../steps/account-steps.ts';
import { CARDS, checkoutSteps } from '../steps/buy-steps.ts';
import { FAULT_KINDS, type FaultKind } from './failing-network.ts';
import { productAt } from './invariants.ts';
import type { Viewer } from './viewer.ts';

/** The state that the generator needs to choose only possible actions. */
export interface Model {
  tabs: number;
}

export interface Recorder {
  viewer: Viewer;
  /** Checks the invariants after an action and counts the checks. */
  after(action: string): Promise<void>;
}

type Act = (viewer: Viewer, model: Model) => Promise<unknown>;

/** A hasty viewer may leave a page in the middle of an action, so the resulting error is ignored. */
const isLeavingPage = (error: unknown) =>
  error instanceof Error && /context was destroyed|net::ERR_ABORTED/.test(error.message);

class Action implements fc.AsyncCommand<Model, Recorder> {
  readonly name: string;
  readonly act: Act;
  readonly isPossible: (model: Model) => boolean;

  constructor(name: string, act: Act, isPossible: (model: Model) => boolean = () => true) {
    this.name = name;
    this.act = act;
    this.isPossible = isPossible;
  }

  check(model: Readonly<Model>): boolean {
    return this.isPossible(model);
  }

  async run(model: Model, { viewer, after }: Recorder): Promise<void> {
    await this.act(viewer, model).catch((error: unknown) => {
      if (!isLeavingPage(error)) throw error;
    });
    await after(this.name);
  }

  toString(): string {
    return this.name;
  }
}

const PATHS = [
  '/',
  '/schedule',
  '/live',
  '/upcoming',
  '/vod',
  '/packages',
  '/passes/finder',
  '/vod_library',
  '/faq',
  '/contacts',
  '/about',
  '/simulate',
  '/privacy_policy',
  '/terms_conditions',
  '/ready-check',
  '/login',
  '/registration',
  '/password-reset-request',
  '/profile',
  '/profile/transactions',
  '/profile/clips',
  '/profile/favourites',
  '/profile/edit',
  '/women-in-sport',
  '/no-such-page',
  '/select-package/33',
] as const;
const PRODUCTS = [
  '/buy?type=package&package_id=30',
  '/buy?type=package&package_id=41',
  '/buy?type=package&package_id=43',
  '/buy?type=subscription&subscription_id=5',
  '/buy?type=event&target=vod&vod_id=601',
] as const;
const EMAILS = ['fan@grandstand.test', 'member@grandstand.test'] as const;
const CARD_NAMES = Object.keys(CARDS) as (keyof typeof CARDS)[];
const FIELDS = 'main :is(input[type=text], input[type=search], input[type=email], textarea)';
/** Leaves out Pay, because a separate action presses it and records what was bought. */
const BUTTONS = 'button:not(form:has(input[type=checkbox]) button[type=submit])';

async function logIn(viewer: Viewer, email: string): Promise<void> {
  await viewer.open('/login');
  const { page } = viewer;
  if (!(await viewer.fill(page.locator('main input[type=email]'), email))) return;
  await viewer.fill(page.locator('main input[type=password]'), PASSWORD);
  viewer.email = email;
  await viewer.press(page.locator('main button[type=submit]').first());
  await viewer.isThere(page.getByRole('banner').getByRole('link', { name: /^(Alex|Robin)/ }));
}

interface Purchase {
  path: string;
  card: keyof typeof CARDS;
  bank: 'Complete' | 'Fail' | 'neither';
  presses: number;
}

async function buy(viewer: Viewer, { path, card, bank, presses }: Purchase): Promise<void> {
  await viewer.open(path);
  const { page } = viewer;
  const { enterCard, payButton } = checkoutSteps(page, await viewer.language());
  if (!(await viewer.isThere(payButton))) return;
  await enterCard(CARDS[card]).catch(() => {});
  for (const box of await page.locator('main form input[type=checkbox]').elementHandles())
    await box.check({ timeout: 500 }).catch(() => {});
  const product = productAt(page.url());
  if (viewer.email && product) viewer.pressedPay.add(`${viewer.email} ${product}`);
  for (let press = 0; press < presses; press += 1) await viewer.press(payButton);
  const insist = await viewer.button('buy.buyAnyway');
  if (await insist.isVisible()) await viewer.press(insist);
  const challenge = page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: bank });
  if (card.startsWith('secure') && bank !== 'neither') await viewer.press(challenge);
}

async function clip(viewer: Viewer, choice: number): Promise<void> {
  await viewer.open(`/watch/${recordings(viewer)[choice % 5]}`);
  if (!(await viewer.press(await viewer.button('clips.make')))) return;
  const { page } = viewer;
  const field = async (id: string) => page.getByLabel(await viewer.say(id), { exact: true }).first();
  await viewer.fill(await field('clips.start'), '0:05');
  await viewer.fill(await field('clips.end'), '0:15');
  await viewer.fill(await field('clips.name'), `Goal ${choice}`);
  await viewer.press(await viewer.button('clips.ask'));
}

const recordings = ({ demo: { world } }: Viewer) =>
  world.catalogue.events
    .filter((row) => row.start + row.planned < world.now() && row.recorded)
    .slice(-5)
    .map(({ id }) => id);

const storage = {
  full: () => {
    let text = 'x'.repeat(1_000_000);
    for (let part = 0; text.length > 0; part += 1)
      try {
        localStorage.setItem(`filled-${part}`, text);
      } catch {
        text = text.slice(text.length / 2 + 0.5);
      }
  },
  free: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filled-')) localStorage.removeItem(key);
  },
};

const choice = fc.nat({ max: 60 });
const named = (name: string, ...values: unknown[]) => `${name}(${values.map(String).join(', ')})`;
const always = (name: string, act: Act, isPossible?: (model: Model) => boolean) =>
  fc.constant(new Action(name, act, isPossible));

const BROWSING = [
  fc.constantFrom(...PATHS).map((path) => new Action(named('open', path), (v) => v.open(path))),
  choice.map(
    (n) =>
      new Action(named('watch', n), (v) => {
        const { events } = v.demo.world.catalogue;
        return v.open(`/watch/${events[Math.floor((n / 61) * events.length)]?.id}`);
      }),
  ),
  choice.map(
    (n) =>
      new Action(named('follow a link', n), async (v) => {
        const link = await v.oneOf('a[href^="/"]', n);
        if (link) await v.press(link);
      }),
  ),
  choice.map(
    (n) =>
      new Action(named('press a button', n), async (v) => {
        const isModal = await v.page.locator('dialog[open]').count();
        const button = await v.oneOf(isModal ? `dialog[open] ${BUTTONS}` : `main ${BUTTONS}`, n);
        if (button) await v.press(button);
      }),
  ),
  choice.map(
    (n) =>
      new Action(named('filter', n), async (v) => {
        const control = await v.oneOf('main :is(select, input[type=checkbox], input[type=radio])', n);
        if (!control) return;
        if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT')
          await control.selectOption({ index: n % 3 }, { timeout: 1_000 }).catch(() => {});
        else await v.press(control);
      }),
  ),
  fc.tuple(choice, fc.constantFrom('north', 'hockey', 'zzz', '<b>', '@')).map(
    ([n, text]) =>
      new Action(named('type', n, text), async (v) => {
        const field = await v.oneOf(FIELDS, n);
        if (field) await v.fill(field, text);
      }),
  ),
  fc.constantFrom('north', 'falcons', 'é', 'zzz').map(
    (text) =>
      new Action(named('search', text), async (v) => {
        await v.press(v.page.getByRole('banner').getByRole('button', { name: await v.say('nav.search') }));
        const field = v.page.getByRole('dialog').getByRole('combobox');
        if (!(await v.fill(field, text))) return;
        await v.isThere(v.page.getByRole('option').first());
        await field.press('ArrowDown').catch(() => {});
        await field.press('Enter').catch(() => {});
      }),
  ),
  choice.map(
    (n) =>
      new Action(named('favourite', n), async (v) => {
        const star = await v.oneOf('main button[aria-pressed][aria-label]', n);
        if (star) await v.press(star);
      }),
  ),
  fc
    .constantFrom(...['English', 'Français'])
    .map(
      (name) =>
        new Action(named('switch language', name), (v) =>
          v.press(v.page.getByRole('button', { name }).filter({ visible: true }).first()),
        ),
    ),
  always('scroll down', (v) => v.page.evaluate(() => scrollTo(0, document.body.scrollHeight))),
  always('reload', (v) => v.reload()),
  always('go back', (v) => v.move('back')),
  always('go forward', (v) => v.move('forward')),
];

const ACCOUNT = [
  fc
    .constantFrom(...EMAILS)
    .map((email) => new Action(named('log in', email), (viewer) => logIn(viewer, email))),
  always('log out', async (v) => {
    await v.open('/profile');
    await v.press(await v.button('profile.logOut'));
    // A log-out that fails leaves the viewer logged in.
    const logInLink = v.page.getByRole('link', { name: await v.say('nav.login'), exact: true });
    if (await v.isThere(logInLink.first())) v.email = null;
  }),
  fc
    .record({
      path: fc.constantFrom(...PRODUCTS),
      card: fc.constantFrom(...CARD_NAMES),
      bank: fc.constantFrom(...(['Complete', 'Fail', 'neither'] as const)),
      presses: fc.integer({ min: 1, max: 3 }),
    })
    .map(
      (purchase) =>
        new Action(named('buy', ...Object.values(purchase)), async (v) => {
          if (!v.email) await logIn(v, EMAILS[0]);
          await buy(v, purchase);
        }),
    ),
  always('cancel a renewal', async (v) => {
    if (v.email !== EMAILS[1]) await logIn(v, EMAILS[1]);
    await v.open('/profile');
    if (await v.press(await v.button('orders.cancelRenewal')))
      await v.press(await v.button('orders.cancelConfirm'));
  }),
  choice.map(
    (n) =>
      new Action(named('clip', n), async (v) => {
        if (v.email !== EMAILS[1]) await logIn(v, EMAILS[1]);
        await clip(v, n);
      }),
  ),
];

const MAX_TABS = 2;
const TABS = [
  always(
    'open a second tab',
    async (v, model) => {
      const path = v.page.url().slice(v.network.url.length);
      v.page = await v.context.newPage();
      model.tabs += 1;
      await v.open(path);
    },
    ({ tabs }) => tabs < MAX_TABS,
  ),
  always(
    'change the tab',
    async (v) => {
      v.page = v.context.pages().find((page) => page !== v.page) ?? v.page;
      await v.page.bringToFront();
    },
    ({ tabs }) => tabs > 1,
  ),
  always(
    'close the tab',
    async (v, model) => {
      const closed = v.page;
      v.page = v.context.pages().find((page) => page !== closed) ?? closed;
      await closed.close();
      model.tabs -= 1;
    },
    ({ tabs }) => tabs > 1,
  ),
];

const fault = (kind: FaultKind, count: number, only: string) =>
  new Action(named('fail', kind, count, only), async ({ network }) => network.fail(kind, count, only));

const FAULTS = [
  fc
    .tuple(fc.constantFrom(...FAULT_KINDS), fc.integer({ min: 1, max: 6 }))
    .map(([kind, count]) => fault(kind, count, '/api/')),
  fc
    .tuple(
      fc.constantFrom(...FAULT_KINDS),
      fc.constantFrom(
        '/api/stripe/buy',
        '/api/orders',
        '/api/get_api_key',
        '/api/profile',
        '/api/auth',
        '/api/favorite',
        '/api/clip',
        '/api/packages',
        '/config.json',
      ),
    )
    .map(([kind, only]) => fault(kind, 2, only)),
  // Faults in scripts leave out bodies that are truncated or invalid, because only the browser could report
  // them.
  fc
    .constantFrom(...(['reset before', 'hang', 'slow', '500', '502 with HTML'] as const))
    .map((kind) => fault(kind, 2, '/assets/')),
];

const DISTURBANCES = [
  always('the network recovers', async ({ network }) => network.recover()),
  always('the keys are revoked', async ({ demo }) => {
    const { sessions } = demo.world.store;
    for (const { id } of sessions.all()) sessions.remove(id);
  }),
  always('the session ends', async ({ demo }) => {
    const { sessions } = demo.world.store;
    for (const session of sessions.all()) sessions.update(session, { user_id: null });
  }),
  always('the connection goes or comes back', (v) => v.setOffline(!v.isOffline)),
  fc.constantFrom(-86_400, -600, 600, 7_200, 90_000).map(
    (seconds) =>
      new Action(named('the clock jumps', seconds), async ({ page }) => {
        const now = await page.evaluate(() => Date.now());
        await page.clock.setSystemTime(now + seconds * 1_000);
      }),
  ),
  fc
    .constantFrom(5, 70)
    .map(
      (seconds) =>
        new Action(named('the machine sleeps', seconds), ({ page }) =>
          page.clock.fastForward(seconds * 1_000),
        ),
    ),
  always('the storage is full', ({ page }) => page.evaluate(storage.full)),
  always('the storage is freed', ({ page }) => page.evaluate(storage.free)),
];

const WEIGHTED = [
  { weight: 9, arbitrary: fc.oneof(...BROWSING) },
  { weight: 6, arbitrary: fc.oneof(...ACCOUNT) },
  { weight: 1, arbitrary: fc.oneof(...TABS) },
  { weight: 5, arbitrary: fc.oneof(...FAULTS) },
  { weight: 2, arbitrary: fc.oneof(...DISTURBANCES) },
];

/** Generates lists of actions. Without `noBias` most lists would be short. */
export const walks = (maxActions: number) =>
  fc.noBias(
    fc.commands<Model, Recorder, false>([fc.oneof(...WEIGHTED)], { maxCommands: maxActions, size: 'max' }),
  );
