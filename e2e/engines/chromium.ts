import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';
import { asExpression, type Driver, EngineMissing } from './driver.ts';

/** Chromium, driven by Playwright. */
export async function startChromium(): Promise<Driver> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (!executablePath) throw new EngineMissing('install Chromium (Debian: apt install chromium)');
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, '--autoplay-policy=no-user-gesture-required'],
  });
  const page = await browser.newPage({ viewport: { width: 1350, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(10_000);
  return {
    engine: 'Chromium',
    narrowest: 390,
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (code, ...input) => page.evaluate(asExpression(code, input)) as never,
    clickAt: (selector) => page.locator(selector).click(),
    typeAt: (selector, text) => page.locator(selector).fill(text),
    typeInFrame: (frame, selector, text) => page.frameLocator(frame).locator(selector).fill(text),
    clickInFrame: (frame, selector) => page.frameLocator(frame).locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
