import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Download, type FrameLocator, type Page } from 'playwright';
import { prepareStates } from '../../../.storybook/states/prepare.ts';
import { recordStories } from '../../../.storybook/states/run-stories.ts';
import { siteFiles } from '../../../tools/demo-site/site-files.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../../tools/machine/chromium.ts';

export const executablePath = findHeadlessShell() ?? findChromium();

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Storybook is served from a nested folder, because it must work from any folder. */
const FOLDER = 'design/desk';

/** The window size of a laptop. */
export const WINDOW = { width: 1350, height: 900 };

/**
 * The stories whose pictures and texts are recorded: enough for the tests to find some, and few enough to be
 * quick.
 */
const RECORDED = new Set([
  'screens-account-log-in--wrong-password',
  'screens-home--signed-out',
  'screens-home--nothing-on',
  'screens-checkout-payment--bank-refused',
  'screens-passes-packages--visitor',
]);

/**
 * Builds Storybook as a person does, because a build within a test run would leave out Storybook's own pages
 * and panel.
 */
async function build(out: string): Promise<void> {
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)('npm', ['run', '--silent', 'build-storybook', '--', '-o', out], {
    env: { ...env, NODE_ENV: 'production' },
    maxBuffer: 1 << 30,
  });
}

/** Serves a built Storybook with some recorded stories from a folder, and opens it in a browser. */
export class BuiltDesk {
  readonly #browser: Browser;
  readonly #server: Server;
  /** The folder that the web server serves. */
  readonly root: string;
  /** The folder of the built Storybook, within the served folder. */
  readonly folder: string;
  readonly address: string;
  readonly page: Page;
  /** The ids of recorded stories whose own test failed. */
  readonly failing: readonly string[];

  private constructor(
    root: string,
    server: Server,
    browser: Browser,
    page: Page,
    failing: readonly string[],
  ) {
    this.failing = failing;
    this.#browser = browser;
    this.#server = server;
    this.root = root;
    this.folder = join(root, FOLDER);
    this.page = page;
    const { port } = server.address() as AddressInfo;
    this.address = `http://127.0.0.1:${port}/${FOLDER}`;
  }

  static async open(): Promise<BuiltDesk> {
    const root = mkdtempSync(join(tmpdir(), 'storybook-'));
    const site = join(root, FOLDER);
    await build(site);
    const recorded = join(root, 'recorded');
    const failing = await recordStories(site, (id) => RECORDED.has(id), recorded);
    prepareStates(recorded, join(site, 'states'));
    const server = createServer(siteFiles([root]));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    const context = await browser.newContext({ viewport: WINDOW });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // On a busy machine, Storybook takes half a minute to start with a story.
    context.setDefaultTimeout(60_000);
    return new BuiltDesk(root, server, browser, await context.newPage(), failing);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
    rmSync(this.root, { recursive: true });
  }

  /** The frame in which Storybook shows a story or one of its own pages. */
  get content(): FrameLocator {
    return this.page.frameLocator('#storybook-preview-iframe');
  }

  /** Opens a page by its name in the menu. */
  async openPage(name: string): Promise<FrameLocator> {
    await this.page.goto(`${this.address}/index.html`);
    await this.page
      .locator('.sidebar-item')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
    await this.content.getByRole('heading', { level: 1, name }).waitFor();
    return this.content;
  }

  /** Opens a story and its “Hand-over” panel, as a designer does. */
  async openPanel(story: string): Promise<void> {
    await this.page.goto(`${this.address}/index.html?path=/story/${story}`);
    await this.showPanel();
  }

  /** Opens the panel of the story that is already open. */
  async showPanel(): Promise<void> {
    await this.content.locator('body').waitFor();
    // The shortcut works only once Storybook's menu is loaded and no field of the story has the focus.
    await this.page.locator('.sidebar-item').first().waitFor();
    await this.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    // After a reload, Storybook may have the panel open already.
    if (!(await this.page.locator('#storybook-panel-region').isVisible()))
      await this.page.keyboard.press('Alt+a');
    await this.page.getByRole('region', { name: 'Files that draw it' }).waitFor();
  }

  /** Copies the built Storybook into a second folder next to the first one. */
  copyTo(name: string): string {
    const copy = join(dirname(this.folder), name);
    cpSync(this.folder, copy, { recursive: true });
    return copy;
  }

  /** Returns the violations that axe finds in Storybook's panel or in the page that it shows. */
  async violations(within: 'panel' | 'page'): Promise<string[]> {
    const [frame, place] =
      within === 'panel'
        ? [this.page.mainFrame(), '#storybook-panel-region']
        : [this.page.frame({ url: /iframe\.html/ }), '.desk'];
    if (!frame) throw new Error('no page of Storybook is open');
    await frame.evaluate(AXE);
    return frame.evaluate(async (selector) => {
      // Reads axe by reflection, because the page's types do not include what was added to it.
      const axe = Reflect.get(window, 'axe') as {
        run(
          place: { include: string; exclude: string },
          options: { iframes: false },
        ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
      };
      // Leaves out screens in frames, because those are checked as stories.
      const { violations } = await axe.run({ include: selector, exclude: 'iframe' }, { iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    }, place);
  }
}

/** Returns the text of a file that the page saves. */
export async function savedText(download: Promise<Download>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
