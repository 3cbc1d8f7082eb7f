import { expect, test } from '@playwright/test';
import { LIGHT_COLORS } from '../../mocks/data/light-colors.ts';
import { type MockServer, startMockServer } from '../../mocks/mock-server.ts';
import { DEFAULT_DEPLOYMENT } from '../../tools/build/deployment.ts';
import { watchPolicy } from '../steps/policy-watch.ts';
import { shows } from '../steps/shows';
import { type Nginx, startNginx } from '../steps/start-nginx.ts';
import { logIn, returning } from '../steps/visitor.ts';

const NORTHFIELD = 'northfield.test';
const LAKESIDE = 'lakeside.test';

let northfield: MockServer;
let lakeside: MockServer;
let nginx: Nginx;

/** Starts one nginx and one build with two host names, each with its own backend. */
test.beforeAll(async () => {
  northfield = await startMockServer();
  lakeside = await startMockServer({ seed: 23, language: 'fr' });
  lakeside.world.catalogue.settings.name = 'Réseau Lakeside';
  Object.assign(lakeside.world.catalogue.colors, LIGHT_COLORS);
  const hosts = ({ url }: MockServer) => ({
    apiHost: url,
    keysHost: `${url}/keys`,
    dataHost: `${url}/data`,
    errorsHost: `${url}/errors`,
    mediaHost: url,
  });
  nginx = await startNginx({
    ...DEFAULT_DEPLOYMENT,
    channels: {
      [NORTHFIELD]: { hosts: hosts(northfield) },
      [LAKESIDE]: { hosts: hosts(lakeside), demo: true },
    },
  });
});
test.afterAll(async () => {
  await nginx.stop();
  await northfield.close();
  await lakeside.close();
});

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP ${NORTHFIELD} 127.0.0.1, MAP ${LAKESIDE} 127.0.0.1`,
      ],
    }),
});

test(
  'two channels of one deployment have their own names, colours, events and viewers',
  shows('channel of its own', 'analytics: a host of its own'),
  async ({ page, context }) => {
    const violations = await watchPolicy(context);
    const other = await context.newPage();
    await returning(page);
    await returning(other);
    const [at, there] = [NORTHFIELD, LAKESIDE].map((host) => `http://${host}:${nginx.port}`);
    await page.goto(`${at}/`);
    await other.goto(`${there}/`);
    await expect(page).toHaveTitle(/Northfield Sports Network/);
    await expect(other).toHaveTitle(/Réseau Lakeside/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'light');

    const titles = (of: typeof page) => of.locator('main h3').allTextContents();
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(3);
    await expect.poll(async () => (await titles(other)).length).toBeGreaterThan(3);
    expect(await titles(page)).not.toEqual(await titles(other));

    await logIn(page, 'member@grandstand.test', at);
    await other.reload();
    await expect(other.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible();
    const keys = (of: typeof page) => of.evaluate(() => localStorage.getItem('rudy_api_key'));
    expect(await keys(page)).not.toBe(await keys(other));
    const signedIn = ({ world }: MockServer) =>
      [...world.store.sessions.all()].filter(({ user_id }) => user_id !== null).length;
    expect([signedIn(northfield), signedIn(lakeside)]).toEqual([1, 0]);
    expect(violations).toEqual([]);
  },
);
