import { expect, test } from '@playwright/test';
import { MinimalChannel } from '../steps/minimal-channel';
import { shows } from '../steps/shows';

const TITLES: [path: string, title: string][] = [
  ['/', 'Home'],
  ['/packages', 'Packages'],
  ['/passes', 'Packages'],
  ['/vod_library', 'vod'],
  ['/upcoming', 'Events'],
  ['/vod', 'Events'],
  ['/live', 'Events'],
  ['/schedule', 'Events'],
  ['/watch/12', 'Watch'],
  ['/watch_embed/12', 'Watch Embed'],
  ['/watch_library/12', 'Watch'],
  ['/share/12/0b6f7a4e-3f0e-4d0c-9a5b-2f7c1d9e8a10', 'Share'],
  ['/login', 'Login'],
  ['/registration', 'Registration'],
  ['/verify-notice', 'Verify notice'],
  ['/verify-email', 'Verify'],
  ['/password-reset-request', 'Password reset request'],
  ['/password-reset', 'Password reset'],
  ['/contacts', 'Contacts'],
  ['/faq', 'FAQ'],
  ['/ready-check', 'Ready check'],
  ['/about', 'About us'],
  ['/simulate', 'Simulate'],
  ['/select-package/12', 'Select package'],
  ['/privacy_policy', 'Privacy policy'],
  ['/terms_conditions', 'Terms and conditions'],
  ['/404', '404'],
];

const SIGNED_IN: [path: string, title: string][] = [
  ['/profile', 'Profile'],
  ['/profile/transactions', 'Profile'],
  ['/profile/clips', 'Profile'],
  ['/profile/favourites', 'Profile'],
  ['/profile/edit', 'Update profile'],
  ['/buy', 'Buy'],
];

test(
  'every public route shows its screen with its title',
  shows(
    'routing by path',
    'route /',
    'route /packages',
    'route /vod_library',
    'route /upcoming',
    'route /vod',
    'route /live',
    'route /schedule',
    'route /watch/{id}',
    'route /watch_embed/{id}',
    'route /watch_library/{id}',
    'route /share/{id}/{uuid}',
    'route /login',
    'route /registration',
    'route /verify-notice',
    'route /verify-email',
    'route /password-reset-request',
    'route /password-reset',
    'route /contacts',
    'route /faq',
    'route /about',
    'route /simulate',
    'route /select-package/{id}',
    'route /privacy_policy',
    'route /terms_conditions',
    'route /passes',
    'route /404',
    'page title Home (title.home)',
    'page title Packages (title.packages)',
    'page title vod (title.vod)',
    'page title Watch (title.watch)',
    'page title Share (title.share)',
    'page title Watch Embed (title.watchEmbed)',
    'page title Events (title.events)',
    'page title Login (title.login)',
    'page title Registration (title.registration)',
    'page title Verify notice (title.verifyNotice)',
    'page title Verify (title.verify)',
    'page title Password reset request (title.passwordResetRequest)',
    'page title Password reset (title.passwordReset)',
    'page title Contacts (title.contacts)',
    'page title Select package (title.selectPackage)',
    'page title FAQ (title.faq)',
    'page title Simulate (title.simulate)',
    'page title About us (title.about)',
    'page title 404 (title.notFound)',
  ),
  async ({ page }) => {
    test.setTimeout(300_000);
    const channel = new MinimalChannel();
    await channel.serve(page);
    for (const [path, title] of TITLES) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} · ${channel.settings.name}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  },
);

test(
  'every route of a signed-in viewer shows its screen with its title',
  shows(
    'routing by path',
    'route /profile',
    'route /profile/transactions',
    'route /profile/clips',
    'route /profile/edit',
    'route /buy',
    'page title Profile (title.profile)',
    'page title Update profile (title.updateProfile)',
    'page title Buy (title.buy)',
    'session: set after profile',
  ),
  async ({ page }) => {
    const channel = new MinimalChannel();
    channel.signIn();
    await channel.serve(page);
    for (const [path, title] of SIGNED_IN) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} · ${channel.settings.name}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  },
);

test(
  'an unknown address shows the 404 page, which has an image and a link home',
  shows('route /watch/{id}', 'route /select-package/{id}', 'route /404', 'catch-all', '404 image'),
  async ({ page }) => {
    test.setTimeout(60_000);
    const channel = new MinimalChannel();
    channel.signIn();
    await channel.serve(page);
    for (const path of [
      '/nowhere',
      '/watch/abc',
      '/watch/0',
      '/watch/-1',
      '/select-package/1e3',
      '/watch',
      '/profile/nothing',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/404');
    }
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    // The 404 page names the last requested address and links to nearby screens.
    await expect(page.getByText('There is no page at /profile/nothing.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('the 404 page shows the address as text, offers nearby pages and the search, and Back leaves it', async ({
  page,
}) => {
  const channel = new MinimalChannel();
  channel.bootstrap.menu = [
    {
      id: 1,
      title: 'Passes',
      url: '/packages',
      placement: 'header',
      weight: 1,
      participant_group: null,
      participant: null,
    },
    {
      id: 2,
      title: 'Library',
      url: '/vod_library',
      placement: 'header',
      weight: 2,
      participant_group: null,
      participant: null,
    },
  ];
  await channel.serve(page);
  await page.goto('/faq');
  await page.goto('/library/<img src=x onerror=alert(1)>');
  await expect(page).toHaveURL('/404');
  await expect(page.getByText('There is no page at /library/<img src=x onerror=alert(1)>.')).toBeVisible();
  const near = page.getByRole('navigation', { name: 'Were you looking for one of these?' });
  await expect(near.getByRole('link')).toHaveText(['Library']);
  await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test(
  'a channel’s own page gets its own route',
  shows('routes of the channel’s pages', 'start: extra routes'),
  async ({ page }) => {
    const channel = new MinimalChannel();
    const [first] = channel.bootstrap.pages as { url: string; title: string }[];
    await channel.serve(page);
    await page.goto(first?.url ?? '');
    await expect(page).toHaveTitle(`${first?.title} · ${channel.settings.name}`);
  },
);

test(
  'the embedded player has neither header nor footer',
  shows('plain layout of the embed'),
  async ({ page }) => {
    await new MinimalChannel().serve(page);
    await page.goto('/watch_embed/12');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  },
);

test.describe('route guards', () => {
  test(
    'a temporary password redirects every page to /profile/edit',
    shows('guard temporary password'),
    async ({ page }) => {
      const channel = new MinimalChannel();
      channel.signIn({ temporary_password: true });
      await channel.serve(page);
      for (const path of ['/', '/buy', '/login', '/profile']) {
        await page.goto(path);
        await expect(page).toHaveURL('/profile/edit');
      }
    },
  );

  test(
    'a signed-in viewer who opens a log-in page is redirected home',
    shows(
      'guard signed in at /login',
      'guard signed in at /registration',
      'guard signed in at /password-reset-request',
      'guard signed in at /password-reset',
      'start: signed in on an auth page',
    ),
    async ({ page }) => {
      const channel = new MinimalChannel();
      channel.signIn();
      await channel.serve(page);
      for (const path of ['/login', '/registration', '/password-reset-request', '/password-reset']) {
        await page.goto(path);
        await expect(page).toHaveURL('/');
      }
    },
  );

  test(
    'a visitor who navigates from log-in to /buy is sent back one step',
    shows('guard log-in to /buy'),
    async ({ page }) => {
      await new MinimalChannel().serve(page);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Simulates a link within the site by changing the history as the router does.
      await page.evaluate(() => {
        history.pushState({}, '', '/buy');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      await expect(page).toHaveURL('/login');
    },
  );

  test(
    'the page for linking a device redirects to the active orders if the channel links no devices',
    shows('guard link a device'),
    async ({ page }) => {
      const channel = new MinimalChannel();
      channel.signIn();
      channel.settings.auth = { remote_auth: null };
      await channel.serve(page);
      await page.goto('/profile/sessions/add?code=123456');
      await expect(page).toHaveURL('/profile');
    },
  );

  test(
    'the page for linking a device redirects to the channel’s own address and passes the code on',
    shows('guard link a device'),
    async ({ page }) => {
      const channel = new MinimalChannel();
      channel.signIn();
      channel.settings.auth = { remote_auth: '/faq' };
      await channel.serve(page);
      await page.goto('/profile/sessions/add?code=123456');
      await expect(page).toHaveURL('/faq?code=123456');
    },
  );

  test(
    'a visitor who opens the profile is redirected to log in',
    shows('the profile requires a log-in'),
    async ({ page }) => {
      await new MinimalChannel().serve(page);
      await page.goto('/profile/transactions');
      await expect(page).toHaveURL('/login');
    },
  );
});

test(
  'a new page starts at the top, and going back restores the scroll position',
  shows('scroll position'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await new MinimalChannel().serve(page);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(50);
    const before = await page.evaluate(() => Math.round(scrollY));
    // Follows the link by keyboard, because a mouse click would first scroll to it.
    await page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus({ preventScroll: true });
      });
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/faq');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  },
);

test('a page opened by its address starts at the top, and a reload restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await new MinimalChannel().serve(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(50);
  const before = await page.evaluate(() => Math.round(scrollY));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);

  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a screen whose code fails to load offers a reload', async ({ page }) => {
  await new MinimalChannel().serve(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/not-found-screen-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState({}, '', '/404');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('needs a reload');
  await page.unroute(/not-found-screen-.*\.js$/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle(/^404/);
});
