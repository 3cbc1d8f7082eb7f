import type { Download } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { parseCsv } from '../../../.storybook/texts/csv.ts';
import { type BuiltDesk, savedText, WINDOW } from './built-desk.ts';

const ID = 'error.invalidCredentials';

/** Tests the page “Copy deck”. */
export function copyDeckTests(desk: () => BuiltDesk): void {
  const deck = () => desk().content;
  const violations = () => desk().violations('page');

  async function openDeck(query = ''): Promise<void> {
    await desk().page.goto(`${desk().address}/index.html?path=/docs/docs-copy-deck--docs${query}`);
    await deck().getByRole('searchbox', { name: 'Search' }).waitFor();
  }

  const listedIds = async () => (await deck().locator('.copy-deck-table th code').allTextContents()).sort();

  const savedRows = async (download: Promise<Download>) => parseCsv(await savedText(download)).rows;

  const importFile = (name: string, lines: readonly string[]) =>
    deck()
      .getByLabel('Import a CSV file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'utf8') });

  test('searching the copy deck for French words finds a message and marks it in the picture of its story', async () => {
    await openDeck();
    await deck().getByRole('searchbox', { name: 'Search' }).fill('mot de passe incorrect veuillez');
    await expect.poll(listedIds).toEqual([ID]);
    const picture = deck().getByRole('link', { name: /“Invalid email or password/ });
    const image = picture.locator('img');
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640);
    const [around, outline] = [await picture.boundingBox(), await picture.locator('span').boundingBox()];
    expect(outline?.width).toBeGreaterThan(60);
    expect(outline?.x).toBeGreaterThanOrEqual(around?.x ?? Number.POSITIVE_INFINITY);
    expect((outline?.y ?? 0) + (outline?.height ?? 0)).toBeLessThan((around?.y ?? 0) + (around?.height ?? 0));
    expect(await violations()).toEqual([]);
  });

  test('the address of the copy deck reopens the same list', async () => {
    const address = desk().page.url();
    expect(address).toContain('search=mot+de+passe+incorrect+veuillez');
    await desk().page.goto('about:blank');
    await desk().page.goto(address);
    await expect.poll(listedIds, { timeout: 60_000 }).toEqual([ID]);
  });

  test('the copy deck opens a story in the chosen language', async () => {
    await deck().getByLabel('Open stories in').selectOption('French');
    await deck().getByRole('link', { name: 'Account / Log in: Wrong Password', exact: true }).click();
    await deck().getByText('Adresse courriel ou mot de passe incorrect').first().waitFor({ timeout: 30_000 });
    expect(await deck().locator('html').getAttribute('lang')).toBe('fr');
  });

  test('the copy deck can list the messages of one area, and those that no story shows', async () => {
    await openDeck('&unshown=yes');
    await deck().getByLabel('Area').selectOption('account');
    await expect.poll(listedIds).toContain('auth.deleted');
    expect(await listedIds()).not.toContain('auth.logInTitle');
    const status = deck().getByRole('status').first();
    expect(await status.textContent()).toMatch(/^\d+ of 1,\d{3} messages$/);
    await deck().getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => status.textContent()).toMatch(/^(1,\d{3}) of \1 messages$/);
    expect(await violations()).toEqual([]);
  });

  test('in the copy deck the Tab key moves through the filters, the export and the import to the messages', async () => {
    await openDeck('&search=veuillez+incorrect+mot');
    await deck().getByRole('searchbox', { name: 'Search' }).focus();
    const names: string[] = [];
    for (let presses = 0; presses < 10; presses += 1) {
      await desk().page.keyboard.press('Tab');
      names.push(
        await deck()
          .locator(':focus')
          .evaluate((element) =>
            (
              element.getAttribute('aria-label') ??
              element.closest('label')?.querySelector('span')?.textContent ??
              element.textContent ??
              ''
            ).replaceAll(/[\d,]+/g, '#'),
          ),
      );
    }
    expect(names).toEqual([
      'Area',
      'Longer than its room in French (#)',
      'Shown by no story (#)',
      'Clear',
      'Export all as CSV',
      'Export the # listed',
      'Open stories in',
      expect.stringMatching(/^Import a CSV file/),
      expect.stringMatching(/^“Invalid email or password/),
      'Account / Log in: Wrong Password',
    ]);
  });

  test('the copy deck exports the listed messages, and importing a corrected file lists the change', async () => {
    const download = desk().page.waitForEvent('download');
    await deck().getByRole('button', { name: 'Export the 1 listed' }).click();
    const [header = [], row = []] = await savedRows(download);
    expect(header).toEqual(['area', 'id', 'en', 'fr']);
    expect(row).toEqual([
      'site',
      ID,
      expect.stringContaining('Invalid'),
      expect.stringContaining('incorrect'),
    ]);

    await importFile('right.csv', ['id;fr', `${ID};Courriel ou mot de passe incorrect. Veuillez réessayer.`]);
    await deck().getByText('1 message, 1 text would change').waitFor();
    const change = deck().getByRole('row', { name: new RegExp(`${ID} French`) });
    expect(await change.locator('ins').textContent()).toBe('C');
    expect(await violations()).toEqual([]);
    const saved = desk().page.waitForEvent('download');
    await deck().getByRole('button', { name: 'Save the changed messages' }).click();
    expect((await savedRows(saved))[1]?.[3]).toBe('Courriel ou mot de passe incorrect. Veuillez réessayer.');
  });

  test('the copy deck names the row of every fault in an imported file, and then saves nothing', async () => {
    await importFile('wrong.csv', [
      'id,fr',
      `${ID},Courriel ou mot de passe incorrect.`,
      'auth.verified,Merci',
      'title.home,Votre email',
      'auth.deleted,{email',
      'no.such.id,Rien',
    ]);
    const faults = deck().locator('.copy-deck-faults li');
    await expect.poll(() => faults.count()).toBe(4);
    const texts = await faults.allTextContents();
    expect(texts.map((text) => text.split(':')[0])).toEqual([
      'Row 3, auth.verified',
      'Row 4, title.home',
      'Row 5, auth.deleted',
      'Row 6, no.such.id',
    ]);
    expect(await deck().getByRole('button', { name: 'Save the changed messages' }).count()).toBe(0);
    expect(await violations()).toEqual([]);
  });

  test('in a narrow window the copy deck needs no scrolling sideways', async () => {
    onTestFinished(() => desk().page.setViewportSize(WINDOW));
    await desk().page.setViewportSize({ width: 700, height: 900 });
    await openDeck();
    await deck().locator('.copy-deck-table th code').first().waitFor();
    const overflow = await deck()
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations()).toEqual([]);
  });
}
