import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READ_PAGE } from '../.storybook/hand-over/facts.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../tools/machine/chromium.ts';
import { type ServedStorybook, serveStorybook, violationsIn } from './storybook/served-storybook.ts';

const executablePath = findHeadlessShell() ?? findChromium();

let storybook: ServedStorybook;
let browser: Browser;
let page: Page;
let address: string;

/** Opens a story and its panel, as a designer does. */
async function openPanel(story: string): Promise<void> {
  await page.goto(`${address}/index.html?path=/story/${story}`);
  await page.locator('#storybook-preview-iframe').waitFor();
  // The shortcut waits until Storybook's menu is there, and a field of the story must not have the focus.
  await page.getByRole('treeitem').or(page.locator('.sidebar-item')).first().waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // After a reload, Storybook may have the panel open already.
  if (!(await page.locator('#storybook-panel-region').isVisible())) await page.keyboard.press('Alt+a');
  await part('Files that draw it').waitFor();
}

const part = (name: string) => page.getByRole('region', { name });
/** The words of a part, a line for each item and row. */
const linesOf = async (name: string) => {
  const lines = await part(name).locator('h3, h4, p, li, tr').allTextContents();
  return lines.map((line) => line.trim());
};
const textOf = async (name: string) => (await linesOf(name)).join('\n');

const violations = () => violationsIn(page, '#storybook-panel-region');

describe.skipIf(!executablePath)('the panel “Hand-over” of a built Storybook', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    // Storybook works from any folder.
    storybook = await serveStorybook('/design/desk');
    address = storybook.address;
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await context.newPage();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    storybook?.close();
  });

  test('while the panel is closed, the page is not read', async () => {
    await page.goto(`${address}/index.html?path=/story/pieces-button--disabled`);
    const story = page.frameLocator('#storybook-preview-iframe').locator('body');
    await story.getByRole('button').first().waitFor();
    const requests = await story.evaluate((_, event) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as { last(name: string): unknown };
      return channel.last(event);
    }, READ_PAGE);
    expect(requests).toBeUndefined();
  });

  test('the panel of a story lists the files, texts, operations and statements that it shows', async () => {
    await openPanel('screens-account-log-in--wrong-password');

    const files = (await linesOf('Files that draw it')).map((line) => line.split(' ')[0]);
    expect(files).toEqual(
      expect.arrayContaining([
        'src/features/auth/log-in.stories.tsx',
        'src/features/auth/auth-screen.tsx',
        'src/features/auth/log-in-form.tsx',
        'src/ui/form/password-field.tsx',
        'src/ui/form/field.module.css',
      ]),
    );
    expect(files.indexOf('src/features/auth/auth-screen.tsx')).toBeLessThan(
      files.indexOf('src/features/auth/log-in-form.tsx'),
    );

    const texts = await textOf('Texts');
    expect(texts).toContain('Invalid email or password. Please try again.');
    expect(texts).toContain('Adresse courriel ou mot de passe incorrect');
    expect(texts).toContain('src/i18n/messages/account/en.json');

    const operations = await textOf('Operations');
    expect(operations).toContain('POST /api/v2/auth/login');
    expect(operations).toMatch(/openapi\/paths\/auth\.yaml:\d+/);
    expect(
      await part('Operations')
        .getByRole('row', { name: /^400 .* received shown/ })
        .count(),
    ).toBe(1);
    await part('Operations').getByRole('link', { name: 'Account / Log in / Rate Limited' }).waitFor();

    const statements = await textOf('Statements of the specification');
    expect(statements).toContain('error invalid email or password');
    expect(statements).toContain('The site calls POST /api/v2/auth/login.');
    expect(statements).toContain('The path /login shows the log-in form.');
    expect(statements).not.toContain('The page is titled “Home”.');
    expect(await violations()).toEqual([]);
  });

  test('“Copy for a ticket” copies the hand-over as Markdown, with the story’s address', async () => {
    await page.getByRole('button', { name: 'Copy for a ticket' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual(
      expect.arrayContaining([
        '# Screens / Account / Log in: Wrong Password',
        `${address}/index.html?path=/story/screens-account-log-in--wrong-password`,
        '- `src/features/auth/log-in.stories.tsx` (the story)',
        '- `src/features/auth/auth-screen.tsx` (the screen at `/login`)',
      ]),
    );
  });

  test('a story that is opened from a link in the panel has its own hand-over', async () => {
    await part('Operations').getByRole('link', { name: 'Account / Log in / Rate Limited' }).click();
    await expect.poll(() => textOf('Texts'), { timeout: 20_000 }).toContain('Too many requests.');
    expect(await textOf('Texts')).not.toContain('Invalid email or password');
  });

  test('the page has its own words while and after it is read', async () => {
    const story = page.frameLocator('#storybook-preview-iframe').locator('body');
    expect(await story.textContent()).not.toMatch(/[\u2061-\u2064]/);
    expect(await story.getByRole('heading', { level: 1 }).textContent()).toBe('Log in');
  });

  test('a component by itself that calls nothing says so', async () => {
    await openPanel('pieces-button--disabled');
    await part('Operations').getByText('This story calls no operation.').waitFor();
    expect(await textOf('Files that draw it')).toContain('src/ui/button/button.module.css');
  });

  test('a built Storybook names no folder of this machine', () => {
    const named = globSync('**/*.{js,json,html,css}', { cwd: storybook.files }).filter((file) =>
      readFileSync(join(storybook.files, file), 'utf8').includes(process.cwd()),
    );
    expect(named).toEqual([]);
  });
});
