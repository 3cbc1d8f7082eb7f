import { expect, type Page, test } from '@playwright/test';
import { MinimalChannel } from '../steps/minimal-channel';
import { shows } from '../steps/shows';

async function open(page: Page, path: string, channel = new MinimalChannel()): Promise<MinimalChannel> {
  await channel.serve(page);
  await page.goto(path);
  return channel;
}

test(
  'a start fetches keys, then the profile, and exempt calls in parallel, each once and without keys',
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
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/channel-bootstrap-data*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/faq');
  const loader = page.getByRole('status', { name: 'Loading' });
  await expect(loader).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const screen = await page.evaluate(() => ({
    // Without the gutter of the scroll bar.
    width: document.body.getBoundingClientRect().width,
    height: innerHeight,
  }));
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  letGo();
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

test('a returning viewer’s keys are used at once', async ({ page }) => {
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
  'the header and footer are in the channel’s language, and the viewer’s choice of another is stored',
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

test.describe('a viewer who has not chosen, in a browser in French', () => {
  test.use({ locale: 'fr-CA' });

  test('reads French where the channel offers it', async ({ page }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'en', languages: ['en', 'fr'] });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('reads the channel’s language where it offers one alone', async ({ page }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'en', languages: ['en'] });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('reads the channel’s language where it turned detection off', async ({ page }) => {
    const channel = new MinimalChannel();
    Object.assign(channel.settings, { language: 'en', languages: ['en', 'fr'], language_detection: false });
    const languages: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('channel-bootstrap-data'))
        languages.push(request.headers()['accept-language']);
    });
    await open(page, '/faq', channel);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    // The first request was sent before the site knew; its texts came in French.
    expect(languages.at(-1)).toBe('en');
  });
});

for (const [locale, words] of [
  ['en-US', 'website, which needs Chrome 120, Edge 120, Firefox 125, Safari 17.4.'],
  ['fr-CA', 'Ce navigateur est trop ancien pour ce site'],
] as const)
  test.describe(`a browser that is too old, in ${locale}`, () => {
    test.use({ locale });

    for (const feature of ['Map.groupBy', 'Promise.withResolvers', 'HTMLElement.prototype.popover'])
      test(`without ${feature} the page names the browsers that work, in ${locale}`, async ({ page }) => {
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
    expect(
      channel.calls.filter(({ path }) => path === '/api/profile').map(({ query }) => query.get('api_key')),
    ).toEqual(['api-1', 'api-1', 'api-2']);
  },
);

test.describe('the WHOOPS! screen', () => {
  test(
    'WHOOPS! shows when no key works, is locked for 60 seconds, and reloads once a key is fetched',
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
      // The success marker was used and removed.
      await expect(page).toHaveURL('/faq?sport=4');
    },
  );

  test(
    'WHOOPS! is locked again when the key still can’t be fetched',
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
    'WHOOPS! shows during a visit when the new key is rejected too',
    shows('WHOOPS! on any API key error', 'key errors: api-key event'),
    async ({ page }) => {
      const channel = new MinimalChannel();
      channel.liveKeys = new Set();
      await open(page, '/', channel);
      await expect(page.getByRole('heading', { name: 'WHOOPS!' })).toBeVisible();
    },
  );

  test.describe('WHOOPS! in a French browser', () => {
    test.use({ locale: 'fr-CA' });

    test('WHOOPS! is in French, and in English for a viewer who chose it on this site', async ({ page }) => {
      const channel = new MinimalChannel();
      Object.assign(channel.settings, { language: 'fr', languages: ['fr', 'en'] });
      await channel.serve(page);
      channel.liveKeys.clear();
      channel.nextKey = () => null;
      // The channel's own language is unknown at this point.
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
  'a failed profile call makes the viewer a visitor',
  shows('start: profile failure', 'role visitor'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    channel.failing.add('/api/profile');
    await open(page, '/', channel);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    // The error log receives the failure, without keys.
    await expect.poll(() => channel.calls.some(({ path }) => path === '/errors/report')).toBe(true);
  },
);

test(
  'without the bootstrap call the static copy of the settings is used',
  shows('settings files'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    channel.failing.add('/api/channel-bootstrap-data');
    await open(page, '/', channel);
    await expect(page.getByRole('contentinfo')).toContainText(String(channel.settings.name));
  },
);

test(
  'without bootstrap call and static settings, an error with a retry is shown',
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

test.describe('config.json', () => {
  for (const [name, body, text] of [
    ['missing', null, 'There is no such file.'],
    ['not JSON', '<!doctype html>', 'It is not JSON.'],
    ['malformed', '{"hosts": {"apiHost": "ftp://x"}}', '“hosts.apiHost” must be an https address'],
  ] as const) {
    test(`config.json ${name} shows an error page`, async ({ page }) => {
      await page.route('/config.json', (route) =>
        body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body }),
      );
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText(text);
    });
  }

  test('an unreachable config.json shows a page with texts of its own', async ({ page }) => {
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
