import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuiltDesk, savedText } from './built-desk.ts';

const CHAPTER = /^## Your first hour$([\s\S]*?)^## /m;

/** Returns the names that each task of the designers' page quotes in “ ”, by the task's title. */
function namesByTask(): Map<string, string[]> {
  const [, chapter = ''] = CHAPTER.exec(readFileSync('docs/designer.md', 'utf8')) ?? [];
  const tasks = chapter.split(/^\d\. /m).slice(1);
  return new Map(
    tasks.map((task) => {
      const [, title = ''] = /^\*\*(.+?)\.\*\*/.exec(task) ?? [];
      return [title, [...task.matchAll(/“(.+?)”/g)].map(([, name = '']) => name)];
    }),
  );
}

const TASKS = namesByTask();
const done = new Set<string>();

type Name = (name: string) => string;

/** Tests one task. Its steps must use every name that the task quotes, and no other. */
function task(title: string, steps: (name: Name) => Promise<void>): void {
  test(title.toLowerCase(), { timeout: 240_000 }, async () => {
    done.add(title);
    const names = TASKS.get(title) ?? [];
    const used = new Set<string>();
    await steps((name) => {
      expect(names).toContain(name);
      used.add(name);
      return name;
    });
    expect([...used].sort()).toEqual([...new Set(names)].sort());
  });
}

/** Tests the newcomer's tasks of docs/designer.md, step by step. */
export function newcomerTests(desk: () => BuiltDesk): void {
  describe('the tasks of a newcomer', () => {
    task('Restyle a channel', async (name) => {
      const content = await desk().openPage(name('Colour desk'));
      await content.getByLabel(name('Start from')).selectOption(name('light'));
      await content.getByLabel(name('accent-color')).fill('#ffdd00');
      await content.getByRole('heading', { name: name('Contrast') }).waitFor();
      expect(
        await content.getByRole('cell', { name: /^#ffdd00 had .* drawn as #\w{6}$/ }).count(),
      ).toBeGreaterThan(0);
      const first = content.locator('figure').first();
      await first.scrollIntoViewIfNeeded();
      const button = first.locator('iframe').contentFrame().getByRole('link', { name: 'Sign up' }).first();
      const accent = () =>
        button.evaluate((link) => getComputedStyle(link).getPropertyValue('--accent-color'));
      await expect.poll(accent, { timeout: 60_000 }).toBe('#ffdd00');
      await content.getByRole('button', { name: name('Copy the settings') }).click();
      await content.getByText('Copied.').waitFor();
      expect(await desk().page.evaluate(() => navigator.clipboard.readText())).toContain('"#ffdd00"');
      expect(await desk().violations('page')).toEqual([]);
    });

    task('Find every screen that shows a price', async (name) => {
      const content = await desk().openPage(name('States'));
      await content.getByLabel(name('Words on the page')).fill('$');
      await content.getByText(/^\d+ of \d+ stories$/).waitFor();
      const found = content.locator('.desk-name');
      await expect.poll(() => found.allTextContents()).toContain('Visitor');
      expect(await found.allTextContents()).not.toContain('Wrong Password');
      expect(await desk().violations('page')).toEqual([]);
      await content.getByRole('link', { name: 'Screens/Passes/Packages / Visitor' }).click();
      await desk().content.getByRole('heading', { level: 1, name: 'Passes and plans' }).waitFor();
    });

    task('Correct a French sentence in context', async (name) => {
      const content = await desk().openPage(name('Copy deck'));
      await content.getByRole('searchbox', { name: name('Search') }).fill('mot de passe incorrect veuillez');
      await content.getByRole('link', { name: /^“Invalid email or password/ }).waitFor();
      const download = desk().page.waitForEvent('download');
      await content.getByRole('button', { name: name('Export the 1 listed') }).click();
      const file = await savedText(download);
      const corrected = file.replace('courriel ou', 'électronique ou');
      expect(corrected).not.toBe(file);
      await content
        .getByLabel(name('Import a CSV file: choose it, or drop it here'))
        .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) });
      await content.getByText('1 message, 1 text would change').waitFor();
      const saved = desk().page.waitForEvent('download');
      await content.getByRole('button', { name: name('Save the changed messages') }).click();
      expect(await savedText(saved)).toContain('électronique ou');
      await content.getByLabel(name('Open stories in')).selectOption('French');
      await content.getByRole('link', { name: 'Account / Log in: Wrong Password', exact: true }).click();
      await desk().content.getByText('Adresse courriel ou mot de passe incorrect').first().waitFor();
    });

    task('Compare a card before and after', async (name) => {
      const copy = desk().copyTo('before');
      for (const style of globSync('**/*.css', { cwd: copy }))
        appendFileSync(join(copy, style), 'article { outline: 9px solid rgb(1, 2, 3); }');
      const content = await desk().openPage(name('Side by side'));
      await content.getByLabel(name('Story'), { exact: true }).fill(name('Pieces/Event card / Long Title'));
      await content.getByLabel(name('Folder of an earlier build, to compare with')).fill('../elsewhere');
      await content.getByRole('button', { name: name('Compare') }).click();
      await content.getByText('No Storybook is in ../elsewhere.').waitFor();
      await content.getByLabel('Folder of an earlier build, to compare with').fill('../before');
      await content.getByRole('button', { name: 'Compare' }).click();
      const outlineIn = async (build: string) => {
        const frame = content.locator(`iframe[title="Phone · English · dark · ${build}"]`).contentFrame();
        const card = frame.getByRole('article').first();
        await card.waitFor();
        return card.evaluate((article) => getComputedStyle(article).outlineColor);
      };
      expect(await outlineIn('earlier')).toBe('rgb(1, 2, 3)');
      expect(await outlineIn('this')).not.toBe('rgb(1, 2, 3)');
      expect(await desk().violations('page')).toEqual([]);
    });

    task('Find what happens when the bank refuses', async (name) => {
      const content = await desk().openPage(name('Flows'));
      await content.getByRole('radio', { name: name('Buy with a bank’s step') }).check();
      const asks = content.getByRole('listitem').filter({
        has: content.getByRole('heading', { name: 'Bank Asks' }),
      });
      expect(await asks.textContent()).toContain(name('Refuses at the bank'));
      expect(await desk().violations('page')).toEqual([]);
      await content
        .getByRole('heading', { name: name('Bank Refused') })
        .getByRole('link')
        .click();
      await desk().content.getByRole('heading', { name: 'Your bank did not approve this payment' }).waitFor();
      await desk().showPanel();
      await desk()
        .page.getByRole('tab', { name: name('Hand-over') })
        .waitFor();
      const operations = desk().page.getByRole('region', { name: name('Operations') });
      await operations.getByText('getOrder').first().waitFor();
    });
  });

  test('each of a newcomer’s tasks was done', () => {
    expect([...done].sort()).toEqual([...TASKS.keys()].sort());
    expect(done.size).toBeGreaterThan(3);
  });
}
