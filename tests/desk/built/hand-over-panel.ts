import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { READ_PAGE } from '../../../.storybook/hand-over/facts.ts';
import type { BuiltDesk } from './built-desk.ts';

/** Tests the panel “Hand-over” of a story. */
export function handOverTests(desk: () => BuiltDesk): void {
  const part = (name: string) => desk().page.getByRole('region', { name });
  /** Returns the text of a part of the panel, with one line for each item and row. */
  const linesOf = async (name: string) => {
    const lines = await part(name).locator('h3, h4, p, li, tr').allTextContents();
    return lines.map((line) => line.trim());
  };
  const textOf = async (name: string) => (await linesOf(name)).join('\n');

  test('the page is not read while the “Hand-over” panel is closed', async () => {
    await desk().page.goto(`${desk().address}/index.html?path=/story/pieces-button--disabled`);
    const story = desk().content.locator('body');
    await story.getByRole('button').first().waitFor();
    const requests = await story.evaluate((_, event) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as { last(name: string): unknown };
      return channel.last(event);
    }, READ_PAGE);
    expect(requests).toBeUndefined();
  });

  test('the “Hand-over” panel of a story lists the files, texts, operations and statements that it shows', async () => {
    await desk().openPanel('screens-account-log-in--wrong-password');

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
    expect(await desk().violations('panel')).toEqual([]);
  });

  test('“Copy for a ticket” copies the hand-over as Markdown, with the story’s address', async () => {
    await desk().page.getByRole('button', { name: 'Copy for a ticket' }).click();
    await desk().page.getByText('Copied', { exact: true }).waitFor();
    const copied = await desk().page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual(
      expect.arrayContaining([
        '# Screens / Account / Log in: Wrong Password',
        `${desk().address}/index.html?path=/story/screens-account-log-in--wrong-password`,
        '- `src/features/auth/log-in.stories.tsx` (the story)',
        '- `src/features/auth/auth-screen.tsx` (the screen at `/login`)',
      ]),
    );
  });

  test('a story that is opened by a link in the “Hand-over” panel gets its own hand-over', async () => {
    await part('Operations').getByRole('link', { name: 'Account / Log in / Rate Limited' }).click();
    await expect.poll(() => textOf('Texts'), { timeout: 20_000 }).toContain('Too many requests.');
    expect(await textOf('Texts')).not.toContain('Invalid email or password');
  });

  test('reading a page for its hand-over leaves the page’s own words unchanged', async () => {
    const story = desk().content.locator('body');
    expect(await story.textContent()).not.toMatch(/[\u2061-\u2064]/);
    expect(await story.getByRole('heading', { level: 1 }).textContent()).toBe('Log in');
  });

  test('the hand-over of a component that calls nothing says so', async () => {
    await desk().openPanel('pieces-button--disabled');
    await part('Operations').getByText('This story calls no operation.').waitFor();
    expect(await textOf('Files that draw it')).toContain('src/ui/button/button.module.css');
  });

  test('a built Storybook names no folder of this machine', () => {
    const named = globSync('**/*.{js,json,html,css}', { cwd: desk().root }).filter((file) =>
      readFileSync(join(desk().root, file), 'utf8').includes(process.cwd()),
    );
    expect(named).toEqual([]);
  });
}
