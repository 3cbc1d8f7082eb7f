import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShownText } from '../../.storybook/texts/marked-text';
import { CLOSING_MARK, openingMark, partsOf } from '../../.storybook/texts/marks';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';

const executablePath = findHeadlessShell() ?? findChromium();

const IDS = ['first', 'second', 'third'];
const [first, second, third] = IDS.map(
  (_, index) => (words: string) => `${openingMark(index)}${words}${CLOSING_MARK}`,
) as [Marked, Marked, Marked];
type Marked = (words: string) => string;

test('a text with marks is split into its parts in order', () => {
  const text = `a ${first(`b ${third('c')}`)}`;
  const parts = [...partsOf(text)].map((part) =>
    part.kind === 'words' ? text.slice(part.start, part.end) : part.kind === 'opens' ? part.index : 'closes',
  );
  expect(parts).toEqual(['a ', 0, 'b ', 2, 'c', 'closes', 'closes']);
});

describe.skipIf(!executablePath)('reading the messages on a page', () => {
  let browser: Browser;
  let page: Page;
  let script: string;

  beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: '.storybook/texts/texts-on-page.ts', formats: ['iife'], name: 'texts' },
      },
    });
    const [result] = [built].flat();
    if (!result || !('output' in result)) throw new Error('nothing was built');
    script = result.output[0].code;
    browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
    page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  });
  afterAll(() => browser?.close());

  async function read(html: string): Promise<ShownText[]> {
    await page.setContent(
      `<style>* { margin: 0; font: 16px/20px monospace }</style><title>Page</title><body>${html}`,
    );
    await page.addScriptTag({ content: script });
    return page.evaluate(`texts.textsOnPage(document.body, ${JSON.stringify(IDS)})`);
  }

  const LONG = 'word '.repeat(60);

  test.each<[title: string, html: string, found: Partial<ShownText>[]]>([
    ['a message with its box', `<p>${first('Buy')}</p>`, [{ id: 'first', text: 'Buy', lines: 1 }]],
    [
      'a message with a link inside, to its end',
      `<p>${openingMark(0)}I accept <a href="#">the terms</a> now${CLOSING_MARK} and ${second('more')}</p>`,
      [
        { id: 'first', text: 'I accept the terms now' },
        { id: 'second', text: 'more' },
      ],
    ],
    [
      'a message within another one',
      `<p>${first(`For ${third('a game')} today`)}</p>`,
      [
        { id: 'third', text: 'a game' },
        { id: 'first', text: 'For a game today' },
      ],
    ],
    [
      'letters of several sizes as one line',
      `<p>${first('a <b style="font-size: 24px">b</b> c')}</p>`,
      [{ lines: 1 }],
    ],
    [
      'the lines of a long message',
      `<p style="width: 100px">${first('one two three four')}</p>`,
      [{ lines: 2 }],
    ],
    [
      'a message that ends in an ellipsis',
      `<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${first('a long text')}</p>`,
      [{ isCut: true }],
    ],
    [
      'a message of which a box cuts a part',
      `<p style="width: 60px; overflow: hidden; white-space: nowrap">${first('a long text')}</p>`,
      [{ isCut: true }],
    ],
    [
      'a hint that is longer than its field',
      `<input style="width: 60px" placeholder="${first('a very long text')}">`,
      [{ text: 'a very long text', isCut: true, lines: 1 }],
    ],
    [
      'the chosen option of a list',
      `<select><option>${first('All')}</option></select>`,
      [{ text: 'All', lines: 1 }],
    ],
  ])('the page reader finds %s', async (_, html, found) => {
    const texts = await read(html);
    expect(texts).toMatchObject(found);
    expect(texts).toHaveLength(found.length);
    for (const { box } of texts) expect(box?.width).toBeGreaterThan(0);
    for (const { isOutOfView } of texts) expect(isOutOfView).toBeUndefined();
  });

  test.each([
    ['a label', `<button aria-label="${first('Close')}">×</button>`],
    [
      'text for screen readers',
      `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">${first('Close')}</p>`,
    ],
    ['an option that is not chosen', `<select><option>x</option><option>${first('Close')}</option></select>`],
  ])('the page reader finds the text of %s without a place', async (_, html) => {
    expect(await read(html)).toEqual([{ id: 'first', text: 'Close' }]);
  });

  test.each([
    ['below the window', `<p style="margin-top: 400px">${first('Buy')}</p>`],
    [
      'scrolled out of its list',
      `<div style="width: 100px; overflow: auto; white-space: nowrap">${'x'.repeat(80)}${first('Buy')}</div>`,
    ],
    [
      'under a dialog',
      `<p>${first('Buy')}</p><div style="position: fixed; inset: 0; background: white">Dialog</div>`,
    ],
  ])('a message %s counts as out of view', async (_, html) => {
    expect(await read(html)).toMatchObject([{ id: 'first', isOutOfView: true }]);
  });

  test.each([
    ['a link that is stretched over it', '<a href="#" style="position: absolute; inset: 0"></a>'],
    [
      'the backdrop of a dialog',
      '<dialog id="d" style="margin: 200px 0 0">x</dialog><script>d.showModal()</script>',
    ],
  ])('a message under %s counts as in view', async (_, over) => {
    expect((await read(`<p>${first('Buy')}</p>${over}`))[0]?.isOutOfView).toBeUndefined();
  });

  test.each([
    ['hidden', `<p hidden>${first('Buy')}</p>`],
    ['transparent', `<p style="opacity: 0">${first('Buy')}</p>`],
    ['without words', `<p>${first('')}</p>`],
  ])('the page reader ignores a message that is %s', async (_, html) => {
    expect(await read(html)).toEqual([]);
  });

  test('the marks around a text do not change its width', async () => {
    const widthOf = async (words: string) => {
      await read(`<span style="font: 16px sans-serif">${words}</span>`);
      return page.locator('span').evaluate((span) => span.getBoundingClientRect().toJSON());
    };
    expect(await widthOf(first(LONG))).toEqual(await widthOf(LONG));
  });
});
