import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { MockServer } from '../../mocks/mock-server.ts';
import { ALL_LANGUAGES, isLanguage, type Language } from '../../src/i18n/languages.ts';
import { sayIn } from '../steps/say.ts';
import type { FailingNetwork } from './failing-network.ts';

const TEXTS = new Map(ALL_LANGUAGES.map((language) => [language, sayIn(language)]));
/** The time after which a viewer who finds nothing to press does something else. */
const MAX_WAIT_MS = 2_000;

/**
 * Controls a browser as a person does. The actions are in actions.ts, and what must hold after each in
 * invariants.ts.
 */
export class Viewer {
  page: Page;
  /** Every pair of e-mail and product that the viewer bought by pressing Pay. */
  readonly pressedPay = new Set<string>();
  /** Page errors that must not occur, each with the address of its page. */
  readonly errors: string[] = [];
  email: string | null = null;
  isOffline = false;
  readonly context: BrowserContext;
  readonly demo: MockServer;
  readonly network: FailingNetwork;

  constructor(context: BrowserContext, page: Page, demo: MockServer, network: FailingNetwork) {
    this.context = context;
    this.page = page;
    this.demo = demo;
    this.network = network;
    context.on('page', (opened) => this.#watch(opened));
    this.#watch(page);
  }

  #watch(page: Page): void {
    page.setDefaultTimeout(5_000);
    page.setDefaultNavigationTimeout(60_000);
    page.on('pageerror', (error) =>
      this.errors.push(`${error.name}: ${error.message} ${error.stack} at ${page.url()}`),
    );
    page.on('crash', () => this.errors.push(`the page crashed at ${page.url()}`));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** Restores the connection, because the browser cannot load a document without one. */
  async #connect(): Promise<void> {
    if (this.isOffline) await this.setOffline(false);
  }

  async open(path: string): Promise<void> {
    await this.#connect();
    const load = () => this.page.goto(this.network.url + path, { waitUntil: 'commit' });
    // Tries twice, because a page that an earlier press opens may abort this navigation.
    await load().catch(load);
    await this.#drawn();
  }

  async reload(): Promise<void> {
    await this.#connect();
    await this.page.reload({ waitUntil: 'commit' });
    await this.#drawn();
  }

  /** Goes back or forward, unless that would leave the history of the site. */
  async move(step: 'back' | 'forward'): Promise<void> {
    await this.#connect();
    const { page } = this;
    const canMove = await page.evaluate(
      (back) => (back ? navigation.canGoBack : navigation.canGoForward),
      step === 'back',
    );
    if (!canMove) return;
    if (step === 'back') await page.goBack({ waitUntil: 'commit' });
    else await page.goForward({ waitUntil: 'commit' });
    await this.#drawn();
  }

  /** Waits for the screen's heading, but only as long as a hasty viewer would. */
  async #drawn(): Promise<void> {
    await this.isThere(this.page.locator('main h1, .start-words, main [role=alert]').first());
  }

  async isThere(locator: Locator): Promise<boolean> {
    return locator.waitFor({ timeout: MAX_WAIT_MS }).then(
      () => true,
      () => false,
    );
  }

  async language(): Promise<Language> {
    const lang = await this.page.locator('html').getAttribute('lang');
    return isLanguage(lang) ? lang : 'en';
  }

  async say(id: string): Promise<string> {
    return TEXTS.get(await this.language())?.(id) ?? id;
  }

  async button(id: string): Promise<Locator> {
    return this.page.getByRole('button', { name: await this.say(id), exact: true }).first();
  }

  /** Presses the element; returns false if it is missing, covered or removed. */
  async press(locator: Locator): Promise<boolean> {
    return locator.click({ timeout: MAX_WAIT_MS }).then(
      () => true,
      () => false,
    );
  }

  async fill(locator: Locator, text: string): Promise<boolean> {
    return locator.fill(text, { timeout: MAX_WAIT_MS }).then(
      () => true,
      () => false,
    );
  }

  /**
   * Returns to the site after a press that left it, or that loaded a document without a connection and so
   * showed the browser's error page.
   */
  async returnToSite(): Promise<void> {
    const { origin, pathname } = new URL(this.page.url());
    // The demo's stand-ins for other services are not part of the site.
    if (origin !== this.network.url || pathname.startsWith('/demo/')) await this.open('/');
  }

  /** Returns one of the visible elements that match a selector. */
  async oneOf(selector: string, choice: number): Promise<Locator | null> {
    const found = this.page.locator(selector).filter({ visible: true });
    const count = await found.count();
    return count === 0 ? null : found.nth(choice % count);
  }
}
