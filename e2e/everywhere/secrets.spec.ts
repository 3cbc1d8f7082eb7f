import type { BrowserContext, Request } from '@playwright/test';
import { mailTo, PASSWORD } from '../steps/account-steps.ts';
import { expect } from '../steps/demo-channel.ts';
import { received, test } from '../steps/public-host.ts';
import { sayIn } from '../steps/say.ts';

const say = sayIn('en');
const EMAIL = 'fan@grandstand.test';

/** Records everything that a browser sends, shows in its address bar and writes to its console. */
function record(context: BrowserContext) {
  const requests: Request[] = [];
  const pages: string[] = [];
  const consoleMessages: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => consoleMessages.push(message.text()));
  context.on('page', (page) => page.on('framenavigated', (frame) => pages.push(frame.url())));
  return { requests, pages, consoleMessages };
}

test('keys, passwords and e-mail addresses appear only where the specification allows them', async ({
  context,
  demo,
}) => {
  const { requests, pages, consoleMessages } = record(context);
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();

  await page.goto('/login');
  await main.getByLabel(say('auth.email'), { exact: true }).fill(EMAIL);
  await main.getByLabel(say('auth.password'), { exact: true }).fill(PASSWORD);
  await main.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/packages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Causes an error for the error log.
  await page.route(/\/api\/events\?/, (route) => route.fulfill({ status: 500, body: '<h1>Failed</h1>' }));
  const reported = page.waitForRequest(/\/errors\//);
  await page.goto('/schedule?trk=letter');
  await reported;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: say('profile.logOut') }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/password-reset-request');
  await main.getByLabel(say('auth.email'), { exact: true }).fill(EMAIL);
  await main.locator('button[type=submit]').click();
  await expect.poll(() => demo.world.store.mails.where(({ to }) => to === EMAIL).length).toBeGreaterThan(0);
  const mail = mailTo(demo.world, EMAIL);
  const { searchParams } = new URL(mail.url, page.url());
  const signature = searchParams.get('signature') ?? '';
  expect(signature.length).toBeGreaterThan(5);
  await page.goto(mail.url);
  await expect(main.locator('input[type=password]').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await page.goto('/login');
  await main.getByRole('button', { name: say('auth.withGoogle') }).click();
  await page.waitForURL(/\/demo\/social\.html/);
  await page.getByRole('button').first().click();
  await expect(page).not.toHaveURL(/demo|auth/);
  await expect.poll(() => received(demo.world.reports, 'event').length).toBeGreaterThan(5);

  const keys = [
    ...new Set(
      requests.flatMap((request) =>
        [...`${request.url()} ${request.postData()}`.matchAll(/\bapi_key["=:\s]+([\w-]+)/g)].map(
          ([, key = '']) => key,
        ),
      ),
    ),
  ].filter((key) => key.length > 8);
  const secrets = [...keys, PASSWORD, EMAIL, encodeURIComponent(EMAIL), signature];
  const leaked = (text: string, but: readonly string[] = []) =>
    secrets.filter((secret) => !but.includes(secret) && text.includes(secret));
  expect(keys.length).toBeGreaterThan(1);

  // Leaves out e-mailed links, which contain their secret until they are read, and the provider's page, whose
  // address has a state.
  const shown = pages.filter(
    (url) => !url.includes('/demo/') && !url.includes('/callback?') && !url.includes('signature='),
  );
  expect(shown.length).toBeGreaterThan(8);
  for (const url of shown) expect(leaked(url), url).toEqual([]);
  expect(consoleMessages.flatMap((text) => leaked(text))).toEqual([]);

  const at = (path: string) => requests.filter((request) => new URL(request.url()).pathname.startsWith(path));
  const allowed = [EMAIL, ...keys];
  expect(at('/data/').length).toBeGreaterThan(5);
  for (const request of at('/data/'))
    expect(leaked(request.url() + (request.postData() ?? ''), allowed)).toEqual([]);
  for (const record of received(demo.world.reports, 'event')) {
    const { user_email: _email, api_key: _key, email: _logIn, ...rest } = record;
    expect(leaked(JSON.stringify(rest)), String(record.event)).toEqual([]);
  }
  expect(at('/errors/').length).toBeGreaterThan(0);
  for (const request of at('/errors/')) expect(leaked(request.postData() ?? '')).toEqual([]);
  for (const { body } of demo.world.reports.filter(({ kind }) => kind === 'tag'))
    expect(leaked(JSON.stringify(body))).toEqual([]);
  // No request carries a referrer.
  for (const request of requests) expect(request.headers().referer ?? '', request.url()).toBe('');
});
