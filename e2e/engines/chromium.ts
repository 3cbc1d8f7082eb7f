import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';
import { asExpression, type Driver, EngineMissingError, type Visitor } from './driver.ts';

/** Starts Chromium, driven by Playwright. */
export async function startChromium(visitor?: Visitor): Promise<Driver> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (!executablePath) throw new EngineMissingError('install Chromium (Debian: apt install chromium)');
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, '--autoplay-policy=no-user-gesture-required'],
  });
  const page = await browser.newPage({
    viewport: { width: 1350, height: 900 },
    locale: visitor?.language ?? 'en-US',
    ...(visitor && { timezoneId: visitor.timeZone }),
  });
  page.setDefaultTimeout(10_000);
  const client = await page.context().newCDPSession(page);
  return {
    engine: 'Chromium',
    narrowest: 390,
    heardPerStep: Number.POSITIVE_INFINITY,
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
    async heard() {
      const { root } = await client.send('DOM.getDocument', { depth: 0 });
      const found = await client.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: '[data-heard]',
      });
      const trees = found.nodeIds.map((nodeId) =>
        client.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false }),
      );
      return (await Promise.all(trees)).map(({ nodes: [node] }) => ({
        role: String(node?.role?.value ?? ''),
        name: String(node?.name?.value ?? ''),
      }));
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
