import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Download, type FrameLocator, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../.storybook/texts/csv.ts';
import { toShownMessages } from '../.storybook/texts/shown-messages.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../tools/machine/chromium.ts';
import { type ServedStorybook, serveStorybook, violationsIn } from './storybook/served-storybook.ts';

const executablePath = findHeadlessShell() ?? findChromium();

const STORY = 'screens-account-log-in--wrong-password';
const ID = 'error.invalidCredentials';
const PREVIEW = '#storybook-preview-iframe';

let storybook: ServedStorybook;
let browser: Browser;
let page: Page;

/** Records what a story shows, as `npm run states` does of all stories. */
async function recordStory(): Promise<void> {
  const story = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await story.goto(`${storybook.address}/iframe.html?id=${STORY}&viewMode=story&globals=motion:reduced`);
  await story.getByText('Invalid email or password.').first().waitFor();
  const states = join(storybook.files, 'states');
  const picture = sharp(await story.screenshot()).resize(640);
  await picture.webp().toFile(join(states, `${STORY}.webp`));
  const texts = await story.evaluate(() => globalThis.readStoryTexts?.() ?? []);
  writeFileSync(join(states, 'messages.json'), JSON.stringify(toShownMessages({ [STORY]: texts })));
  const recorded = { [STORY]: { answers: [], isRecorded: true, hasPicture: true } };
  writeFileSync(join(states, 'stories.json'), JSON.stringify(recorded));
  await story.close();
}

const deck = (): FrameLocator => page.frameLocator(PREVIEW);

async function openDeck(query = ''): Promise<void> {
  await page.goto(`${storybook.address}/?path=/docs/docs-copy-deck--docs${query}`);
  await deck().getByRole('searchbox', { name: 'Search' }).waitFor({ timeout: 90_000 });
}

const listedIds = async () => (await deck().locator('.copy-deck-table th code').allTextContents()).sort();

async function violations(): Promise<string[]> {
  const frame = await (await page.locator(PREVIEW).elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page has no frame');
  return violationsIn(frame, '.copy-deck');
}

async function savedRows(download: Promise<Download>): Promise<string[][]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  return parseCsv(Buffer.concat(chunks).toString('utf8')).rows;
}

const importFile = (name: string, lines: readonly string[]) =>
  deck()
    .getByLabel('Import a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'utf8') });

describe.skipIf(!executablePath)('the page “Copy deck” of a built Storybook', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    storybook = await serveStorybook();
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    await recordStory();
    page = await browser.newPage({ viewport: { width: 1350, height: 900 } });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    storybook?.close();
  });

  test('French words find a sentence, whose place is marked in the picture of its story', async () => {
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
    const address = page.url();
    expect(address).toContain('search=mot+de+passe+incorrect+veuillez');
    await page.goto('about:blank');
    await page.goto(address);
    await expect.poll(listedIds, { timeout: 60_000 }).toEqual([ID]);
  });

  test('the copy deck opens a story in the chosen language', async () => {
    await deck().getByLabel('Open stories in').selectOption('French');
    await deck().getByRole('link', { name: 'Account / Log in: Wrong Password', exact: true }).click();
    await deck().getByText('Adresse courriel ou mot de passe incorrect').first().waitFor({ timeout: 30_000 });
    expect(await deck().locator('html').getAttribute('lang')).toBe('fr');
  });

  test('filters list the messages of an area, and those that no story shows', async () => {
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

  test('the keyboard goes through the filters, the export and the import to the messages', async () => {
    await openDeck('&search=veuillez+incorrect+mot');
    await deck().getByRole('searchbox', { name: 'Search' }).focus();
    const names: string[] = [];
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
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

  test('what is listed is exported, and a corrected file lists the change', async () => {
    const download = page.waitForEvent('download');
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
    const saved = page.waitForEvent('download');
    await deck().getByRole('button', { name: 'Save the changed messages' }).click();
    expect((await savedRows(saved))[1]?.[3]).toBe('Courriel ou mot de passe incorrect. Veuillez réessayer.');
  });

  test('every fault of an imported file names its row, and nothing can be saved', async () => {
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

  test('on a narrow window, the copy deck needs no scrolling sideways', async () => {
    await page.setViewportSize({ width: 700, height: 900 });
    await openDeck();
    await deck().locator('.copy-deck-table th code').first().waitFor();
    const overflow = await deck()
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations()).toEqual([]);
  });
});
