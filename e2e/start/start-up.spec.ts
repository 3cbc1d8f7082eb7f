import { expect, type Page, test } from '@playwright/test';
import { holdResponses } from '../steps/hold-responses';
import { MinimalChannel } from '../steps/minimal-channel';
import { shows } from '../steps/shows';

async function open(page: Page, path: string, channel = new MinimalChannel()): Promise<MinimalChannel> {
  await channel.serve(page);
  await page.goto(path);
  return channel;
}

test(
  'at start-up the site sends each call once: the keys, then the profile, and in parallel the calls that need no key',
  shows(
    'channel fetched at start',
    'start: channel key, then API key, then profile',
    'start: static data and participants',
    'channel key for an API key',
  ),
  async ({ page }) => {
    const channel = await open(page, '/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paths = channel.calls.map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      '/api/channel-bootstrap-data',
      '/api/get_api_key',
      '/api/participants',
      '/api/profile',
      '/keys/127.0.0.1.json',
    ]);
    expect(paths.indexOf('/api/channel-bootstrap-data')).toBeLessThan(paths.indexOf('/api/get_api_key'));
    expect(paths.indexOf('/api/profile')).toBe(4);
    for (const { path, query } of channel.calls)
      expect(query.has('api_key'), path).toBe(path === '/api/profile');
  },
);

test('a loader fills the screen until the site is shown', shows('full-screen loader'), async ({ page }) => {
  const channel = new MinimalChannel();
  await channel.serve(page);
  const release = await holdResponses(page, '**/api/channel-bootstrap-data*');
  await page.goto('/faq');
  const loader = page.getByRole('status', { name: 'Loading' });
  await expect(loader).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const screen = await page.evaluate(() => ({
    // Excludes the gutter of the scroll bar.
    width: document.body.getBoundingClientRect().width,
    height: innerHeight,
  }));
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('a returning viewer’s page starts in the channel’s own colour', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const channel = new MinimalChannel();
  channel.bootstrap['color-settings'] = { 'body-background': '#13261c' };
  await open(page, '/404', channel);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/channel-bootstrap-data*', () => {});
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 38, 28)');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the site uses a returning viewer’s stored keys at once', async ({ page }) => {
  const channel = await open(page, '/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  channel.calls.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(channel.calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/channel-bootstrap-data',
    '/api/participants',
    '/api/profile',
  ]);
});

test(
  'the header and footer have the channel’s colours',
  shows('entity Colour settings'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.bootstrap['color-settings'] as object, {
      'body-background': '#fff8f0',
      'body-text-color': '#201a14',
    });
    await open(page, '/', channel);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 248, 240)');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  },
);

test(
  'the header and footer are in the channel’s language, and a viewer’s other choice is stored',
  shows('locale of the channel'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'fr', languages: ['fr', 'en'], language_detection: false });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);

test.describe('for a viewer with a French browser who has chosen no language', () => {
  test.use({ locale: 'fr-CA' });

  test('a viewer with a French browser sees French if the channel offers it', async ({ page }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'en', languages: ['en', 'fr'] });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('a viewer with a French browser sees the channel’s language if it is the only one', async ({
    page,
  }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'en', languages: ['en'] });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('a viewer with a French browser sees the channel’s language if language detection is off', async ({
    page,
  }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'en', languages: ['en', 'fr'], language_detection: false });
    const languages: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('channel-bootstrap-data'))
        languages.push(request.headers()['accept-language']);
    });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    // The first request still asked for French, because the site did not know the channel's settings yet.
    expect(languages.at(-1)).toBe('en');
  });
});

for (const [locale, words] of [
  ['en-US', 'website, which needs Chrome 120, Edge 120, Firefox 125, Safari 17.4.'],
  ['fr-CA', 'Ce navigateur est trop ancien pour ce site'],
] as const)
  test.describe(`in a browser that is too old, with ${locale}`, () => {
    test.use({ locale });

    for (const feature of ['URL.canParse', 'Promise.withResolvers', 'HTMLElement.prototype.popover'])
      test(`a browser without ${feature} shows in ${locale} which browsers the site supports`, async ({
        page,
      }) => {
        const calls: string[] = [];
        page.on('request', (request) => calls.push(new URL(request.url()).pathname));
        await page.addInitScript((path) => {
          const [name = '', ...owners] = path.split('.').toReversed();
          const owner = owners.toReversed().reduce<object>((part, key) => Reflect.get(part, key), window);
          Reflect.deleteProperty(owner, name);
        }, feature);
        await page.goto('/');
        await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        expect(calls.filter((path) => /get_api_key|profile/.test(path))).toEqual([]);
      });
  });

test('a channel with one language shows no language switch', async ({ page }) => {
  const channel = new MinimalChannel();
  Object.assign(channel.settings, { language: 'en', languages: ['en'] });
  await open(page, '/', channel);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Français' })).toHaveCount(0);
});

test(
  'an expired key is replaced without the viewer noticing',
  shows('key errors: keys dropped and fetched'),
  async ({ page }) => {
    const channel = await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    channel.liveKeys = new Set(['api-2']);
    channel.nextKey = () => 'api-2';
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const keys = channel.calls
      .filter(({ path }) => path === '/api/profile')
      .map(({ query }) => query.get('api_key'));
    // Another call may be the first to learn that the key has expired.
    expect([...new Set(keys)]).toEqual(['api-1', 'api-2']);
  },
);

test.describe('the WHOOPS! screen', () => {
  test(
    'the WHOOPS! screen shows when no key works, is locked for 60 seconds, and reloads once a key is fetched',
    shows('WHOOPS!', 'WHOOPS! countdown 60 s', 'WHOOPS! reload', 'WHOOPS! clears'),
    async ({ page }) => {
      await page.clock.install();
      const channel = new MinimalChannel();
      channel.nextKey = () => null;
      await open(page, '/faq?sport=4', channel);
      await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
      const button = page.getByRole('button', { name: /Reload/ });
      await expect(button).toBeDisabled();
      await page.clock.runFor(10_000);
      await expect(button).toHaveText(/Reload in (49|50) s/);
      await page.clock.runFor(51_000);
      await expect(button).toBeEnabled();

      channel.nextKey = () => 'api-1';
      await button.click();
      await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
      // The marker of a successful retry was removed from the address.
      await expect(page).toHaveURL('/faq?sport=4');
    },
  );

  test(
    'the WHOOPS! screen is locked again if the key still can’t be fetched',
    shows('WHOOPS! reload'),
    async ({ page }) => {
      await page.clock.install();
      const channel = new MinimalChannel();
      channel.nextKey = () => null;
      await open(page, '/', channel);
      await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
      await page.clock.runFor(61_000);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('Still no answer')).toBeVisible();
      await expect(page.getByRole('button', { name: /Reload in/ })).toBeDisabled();
    },
  );

  test(
    'the WHOOPS! screen shows during a visit if the new key is rejected too',
    shows('WHOOPS! on any API key error', 'key errors: api-key event'),
    async ({ page }) => {
      const channel = new MinimalChannel();
      channel.liveKeys = new Set();
      await open(page, '/', channel);
      await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
    },
  );

  test.describe('the WHOOPS! screen in a French browser', () => {
    test.use({ locale: 'fr-CA' });

    test('the WHOOPS! screen is in French in a French browser, and in English if the viewer chose it on this site', async ({
      page,
    }) => {
      const channel = new MinimalChannel();
      Object.assign(channel.settings, { language: 'fr', languages: ['fr', 'en'] });
      await channel.serve(page);
      channel.liveKeys.clear();
      channel.nextKey = () => null;
      // The bootstrap call hangs, so the channel's own language is unknown.
      await page.route('**/api/channel-bootstrap-data*', () => {});
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'OUPS!' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

      await page.evaluate(
        (entry) => localStorage.setItem('rudy_language', entry),
        JSON.stringify({ value: 'en', until: Date.now() + 60_000 }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
    });
  });
});

test(
  'a viewer whose profile call fails is treated as a visitor',
  shows('start: profile failure', 'role visitor'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    channel.failing.add('/api/profile');
    await open(page, '/', channel);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    // The error log receives the failed call.
    await expect.poll(() => channel.calls.some(({ path }) => path === '/errors/report')).toBe(true);
  },
);

test(
  'the site uses the static copy of its settings if the bootstrap call fails',
  shows('settings files'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    channel.failing.add('/api/channel-bootstrap-data');
    await open(page, '/', channel);
    await expect(page.getByRole('contentinfo')).toContainText(String(channel.settings.name));
  },
);

test(
  'the site shows an error with a retry if both the bootstrap call and the static settings fail',
  shows('text technical difficulties'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    channel.failing.add('/api/channel-bootstrap-data').add('/storage/settings/127.0.0.1.json');
    await open(page, '/', channel);
    await expect(page.getByRole('alert')).toContainText(
      'Our service is currently experiencing technical difficulties',
    );
    channel.failing.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

test.describe('loading config.json', () => {
  for (const [name, body, text] of [
    ['missing', null, 'There is no such file.'],
    ['not JSON', '<!doctype html>', 'It is not JSON.'],
    ['malformed', '{"hosts": {"apiHost": "ftp://x"}}', '“hosts.apiHost” must be an https address'],
  ] as const) {
    test(`a config.json that is ${name} shows an error page`, async ({ page }) => {
      await page.route('/config.json', (route) =>
        body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body }),
      );
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText(text);
    });
  }

  test('an unreachable config.json shows an error page with built-in texts', async ({ page }) => {
    await new MinimalChannel().serve(page);
    await page.route('/config.json', (route) => route.abort());
    await page.route('/assets/en-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('This site can’t be reached at the moment');
    await page.unroute('/config.json');
    await page.unroute('/assets/en-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
