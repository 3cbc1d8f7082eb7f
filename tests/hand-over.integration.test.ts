import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHere } from '../.storybook/pictures/build.ts';
import { siteFiles } from '../tools/demo-site/site-files.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../tools/machine/chromium.ts';

const executablePath = findHeadlessShell() ?? findChromium();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Storybook works from any folder. */
const FOLDER = 'design/desk';

let root: string;
let server: Server;
let browser: Browser;
let page: Page;

/** Opens a story with its panel, as a person does: by the key A. */
async function openPanel(story: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/${FOLDER}/index.html?path=/story/${story}`);
  await page.locator('#storybook-preview-iframe').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Files that draw it' }).waitFor();
}

const part = (name: string) => page.getByRole('region', { name });

describe.skipIf(!executablePath)('the panel “Hand-over” of a built Storybook', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'storybook-'));
    await buildHere(join(root, FOLDER));
    server = createServer(siteFiles([root]));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await context.newPage();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (root) rmSync(root, { recursive: true });
  });

  test('a story’s panel lists its files, texts, operations and statements', async () => {
    await openPanel('screens-watch-states--not-found');
    await expect
      .poll(() => part('Files that draw it').textContent())
      .toContain('src/app/routes/watch-view.tsx');
  });
});
