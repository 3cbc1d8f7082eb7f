import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { World } from '../../mocks/store/world.ts';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { expect } from '../steps/demo-channel';
import {
  countPages,
  fetchRendered,
  LAPTOP,
  MAX_SHIFT,
  PHONE,
  recorded,
  recordFrames,
  recordPage,
  test,
  VENUES_ZONE,
  waitForHydration,
} from '../steps/first-view-steps';
import { returning } from '../steps/visitor';

const VISITORS = [
  { locale: 'en-US', timezoneId: VENUES_ZONE, viewport: LAPTOP },
  { locale: 'en-CA', timezoneId: 'America/Vancouver', viewport: PHONE },
  { locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: PHONE },
  { locale: 'fr-CA', timezoneId: VENUES_ZONE, viewport: LAPTOP },
];

/** Each page with a sentence or label that it contains in English and in French. */
const PAGES = [
  ['/about', 'high-school', 'secondaire'],
  ['/contacts', 'Write to us', 'Écrivez-nous'],
  ['/faq', 'All sales are final', 'Toutes les ventes sont finales'],
  ['/privacy_policy', 'Card numbers', 'votre adresse courriel'],
  ['/simulate', 'on Friday', 'le vendredi'],
  ['/terms_conditions', 'One household', 'Un foyer par compte'],
] as const;

const MAX_BYTES = 20_000;

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Finds the first link of the page's own content, or of its header if the content has none. */
const A_LINK = 'main a, header a';

/**
 * Marks the elements that the edge has rendered. An element without the mark was rendered again by React or
 * the page.
 */
const markElements = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('main *')) Object.assign(element, { fromEdge: true });
    });
  });

const countUnmarked = (page: Page): Promise<number> =>
  page
    .locator('main *')
    .evaluateAll((all) => all.filter((element) => !Reflect.get(element, 'fromEdge')).length);

/** Sets the text of /simulate, or removes it if `html` is null. */
function setBlock({ catalogue: { settings } }: World, html: string | null): void {
  const others = settings.static_blocks.filter(({ alias }) => alias !== 'simulate');
  settings.static_blocks = html === null ? others : [...others, { alias: 'simulate', title: 'Rules', html }];
}

for (const visitor of VISITORS)
  test.describe(`for a viewer with ${visitor.locale} in ${visitor.timezoneId}`, () => {
    test.use(visitor);

    for (const [path, english, french] of PAGES)
      test(`the edge renders ${path} for ${visitor.locale} in ${visitor.timezoneId}, and it hydrates without a call, an error or a layout shift`, async ({
        page,
        demo,
      }) => {
        const html = await fetchRendered(demo.url + path, visitor.locale);
        const body = html.slice(0, html.indexOf('id="first-view"'));
        expect(body).toContain(visitor.locale.startsWith('fr') ? french : english);
        expect(brotli(html)).toBeLessThanOrEqual(MAX_BYTES);
        const seen = recordPage(page);
        await recordFrames(page);
        await markElements(page);
        await page.goto(path);
        await waitForHydration(page, A_LINK);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-rendered');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { shift } = await recorded(page);
        expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
        expect(await countUnmarked(page)).toBe(0);
        expect(seen).toEqual({ problems: [], calls: [] });
      });
  });

const RICH_HTML = `<section><h2>Rules &amp; prices</h2>
<p>Open from <time datetime="2026-09-01">September</time>&nbsp;on. <a href="https://league.example/?a=1&amp;b=2">League</a></p>
<figure><img src="/favicon.svg" alt="A mark" width="20" height="20"><figcaption>Our mark</figcaption></figure></section>
<table><thead><tr><th scope="col">Team</th></tr></thead><tbody><tr><td class="x">Lynx</td></tr></tbody></table>
<ol start="3"><li>One<br/>line</li></ol>`;

/** Changes of the demo channel that a test needs before the edge first requests it. */
interface OwnChannel {
  block: string | null;
  /** Replaces the answer of the first of several questions. */
  answer: string | null;
  hasForm: boolean;
}

const withChannel = test.extend<OwnChannel>({
  block: [null, { option: true }],
  answer: [null, { option: true }],
  hasForm: [true, { option: true }],
  demo: async ({ block, answer, hasForm }, use) => {
    const site = await startDemoSite({ unfurl: true });
    setBlock(site.world, block);
    const { catalogue } = site.world;
    const [question] = catalogue.faq;
    if (question && answer) question.answer = answer;
    if (!hasForm) catalogue.forms.length = 0;
    await use(site);
    await site.close();
  },
});

withChannel.beforeEach(({ page }) => returning(page));

withChannel.describe(() => {
  withChannel.use({ block: RICH_HTML });

  withChannel(
    'the edge sanitises tables, images and figures exactly as the browser does',
    async ({ page, demo }) => {
      await fetchRendered(`${demo.url}/simulate`);
      const seen = recordPage(page);
      await markElements(page);
      await page.goto('/simulate');
      await waitForHydration(page, A_LINK);
      await expect(page.getByRole('columnheader', { name: 'Team' })).toBeVisible();
      await expect(page.getByRole('figure').getByRole('img', { name: 'A mark' })).toBeVisible();
      expect(await countUnmarked(page)).toBe(0);
      expect(seen).toEqual({ problems: [], calls: [] });
    },
  );
});

withChannel.describe(() => {
  withChannel.use({ block: '<p>Only this remains.</p><script>window.ran = 1</script><p>Not closed' });

  withChannel(
    'the edge does not render a text that only a browser can sanitise, and the page shows it without its scripts',
    async ({ page, demo }) => {
      // Waits until the edge has rendered another page, because it then has the text of this page too.
      await fetchRendered(`${demo.url}/about`);
      const html = await (await fetch(`${demo.url}/simulate`)).text();
      expect(html).not.toContain('data-rendered');
      expect(html).not.toContain('window.ran');
      await page.goto('/simulate');
      await expect(page.getByRole('main')).toContainText('Only this remains.');
      await expect(page.getByRole('main')).toContainText('Not closed');
    },
  );
});

withChannel.describe(() => {
  withChannel.use({ block: null });

  withChannel(
    'the edge also renders a page whose text the channel lacks, and the page sends no call',
    async ({ page, demo }) => {
      await fetchRendered(`${demo.url}/simulate`);
      const seen = recordPage(page);
      await page.goto('/simulate');
      await waitForHydration(page, A_LINK);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
      expect(seen).toEqual({ problems: [], calls: [] });
    },
  );
});

withChannel.describe(() => {
  withChannel.use({ block: '<p><a href="/terms_conditions">The terms</a></p>' });

  withChannel(
    'a link in a rendered text opens the next page without loading the site again',
    async ({ page, demo }) => {
      await fetchRendered(`${demo.url}/simulate`);
      await page.goto('/simulate');
      await waitForHydration(page, A_LINK);
      const pages = countPages(page);
      await page.getByRole('link', { name: 'The terms' }).click();
      await expect(page).toHaveURL(/terms_conditions$/);
      // The text of the next page is fetched, because the rendered page did not contain it.
      await expect(page.getByRole('main')).toContainText('One household');
      expect(pages.count).toBe(0);
    },
  );
});

withChannel.describe(() => {
  withChannel.use({ answer: '<p>Only this remains.<script>window.ran = 1</script>' });

  withChannel(
    'a rendered FAQ page leaves out an answer that only a browser can sanitise, and shows it when its question opens',
    async ({ page, demo }) => {
      const html = await fetchRendered(`${demo.url}/faq`);
      expect(html).not.toContain('<script>window.ran');
      const seen = recordPage(page);
      await page.goto('/faq');
      await waitForHydration(page, 'main input');
      await page.waitForLoadState('networkidle');
      expect(seen).toEqual({ problems: [], calls: [] });
      await page.locator('summary').first().click();
      await expect(page.getByText('Only this remains.')).toBeVisible();
      await page.locator('summary').nth(1).click();
      await expect(page.locator('details').nth(1).locator('p').first()).toBeVisible();
    },
  );
});

withChannel.describe(() => {
  withChannel.use({ hasForm: false });

  withChannel(
    'the edge renders the contact page of a channel without a form, and it hydrates without a call',
    async ({ page, demo }) => {
      await fetchRendered(`${demo.url}/contacts`);
      const seen = recordPage(page);
      await page.goto('/contacts');
      await waitForHydration(page, A_LINK);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('link', { name: 'hello@northfield.grandstand.test' })).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
      expect(seen).toEqual({ problems: [], calls: [] });
    },
  );
});

test.describe('the rendered FAQ page', () => {
  test.beforeEach(({ page }) => returning(page));

  test('a rendered FAQ page opens the question that the address names', async ({ page, demo }) => {
    await fetchRendered(`${demo.url}/faq`);
    const { id } = demo.world.catalogue.faq.at(-1) ?? {};
    await page.goto(`/faq#q-${id}`);
    await waitForHydration(page, A_LINK);
    await expect(page.locator(`#q-${id}`)).toHaveAttribute('open');
    await expect(page.locator(`#q-${id} summary`)).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.locator(`#q-${id} summary`).click();
    await expect(page.locator('details[open]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('the search of a rendered FAQ page finds a question', async ({ page, demo }) => {
    await fetchRendered(`${demo.url}/faq`);
    await page.goto('/faq');
    await waitForHydration(page, 'main input');
    const all = await page.locator('details').count();
    await page.getByRole('searchbox').fill('refund');
    await expect.poll(() => page.locator('details').count()).toBeLessThan(all);
    await expect(page.locator('details').first()).toContainText(/refund/i);
  });
});

test('the form of a rendered contact page validates what the viewer enters', async ({ page, demo }) => {
  await returning(page);
  await fetchRendered(`${demo.url}/contacts`);
  await page.goto('/contacts');
  await waitForHydration(page, 'main input');
  const email = page.getByLabel('Your email');
  await email.fill('fan@');
  await page.getByLabel('Your name').fill('Ann');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('fan@grandstand.test');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
});

test('hydration does not set the page’s language again, because the browser would match every style again', async ({
  page,
  demo,
}) => {
  await fetchRendered(`${demo.url}/about`, 'en-US');
  await page.addInitScript(() => {
    const changed: (string | null)[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) =>
      changed.push(...records.map(({ attributeName }) => attributeName)),
    ).observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] });
  });
  await page.goto('/about');
  await waitForHydration(page, A_LINK);
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toEqual([]);
});
