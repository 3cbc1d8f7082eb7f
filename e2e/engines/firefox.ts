import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Heard } from '../../tools/heard/heard-step.ts';
import { asExpression, type Driver, EngineMissingError, until, type Visitor } from './driver.ts';

const PATHS = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

const findFirefox = (): string | undefined => PATHS.find((path) => path && existsSync(path));

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(visitor?: Visitor): Promise<Driver> {
  const executablePath = findFirefox();
  if (!executablePath) throw new EngineMissingError('install Firefox (Debian: apt install firefox-esr)');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    ...(visitor && { env: { ...process.env, TZ: visitor.timeZone } }),
    extraPrefsFirefox: {
      'media.autoplay.default': 0,
      'intl.accept_languages': visitor?.language ?? 'en-US',
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  await page.setViewport({ width: 1350, height: 900 });
  const elementAt = async (selector: string) => {
    const element = await page.$(selector);
    if (!element) throw new Error(`there is no ${selector}`);
    return element;
  };
  const inFrame = async (frame: string, selector: string) =>
    until(`${selector} in ${frame}`, async () => {
      const content = await (await elementAt(frame)).contentFrame();
      return content?.$(selector);
    });
  async function replace(element: Awaited<ReturnType<typeof elementAt>>, text: string): Promise<void> {
    await element.focus();
    await element.evaluate((field) => (field as unknown as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await element.type(text);
  }
  return {
    engine: 'Firefox',
    narrowest: 390,
    // Firefox takes a third of a second for each read of the accessibility tree.
    heardPerStep: 1,
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (code, ...input) => page.evaluate(asExpression(code, input)) as never,
    clickAt: async (selector) => (await elementAt(selector)).click(),
    typeAt: async (selector, text) => replace(await elementAt(selector), text),
    typeInFrame: async (frame, selector, text) => replace(await inFrame(frame, selector), text),
    clickInFrame: async (frame, selector) => (await inFrame(frame, selector)).click(),
    async heard(expected) {
      const marked = await page.$$('[data-heard]');
      const heard: Heard[] = [];
      for (const [index, { role, name }] of expected.entries()) {
        // BiDi does not report an element's role and name. It only finds elements by them, which is slow in a
        // whole page.
        const parent = await marked[index]?.evaluateHandle((node) => node.parentElement);
        const found = await parent
          ?.asElement()
          ?.$$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
        const marks = await Promise.all(
          (found ?? []).map((element) => element.evaluate((node) => node.getAttribute('data-heard'))),
        );
        heard.push(marks.includes(`${index}`) ? { role, name } : { role: 'not found', name: '' });
      }
      return heard;
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  };
}
