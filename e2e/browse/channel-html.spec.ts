import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../tests/hostile-html.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { returning } from '../steps/visitor.ts';

const OPEN_FENCE = '<p>before</p>';
const CLOSING_FENCE = '<p>after</p>';

declare global {
  interface Window {
    ran: number;
  }
}

async function watch(page: Page) {
  await page.addInitScript(() => {
    window.ran = 0;
    window.alert = () => {
      window.ran += 1;
    };
  });
}

/** Hovers over, focuses and presses every element of the container. */
async function triggerHandlers(page: Page, containerSelector: string) {
  await page.evaluate((selector) => {
    for (const node of document.querySelectorAll(`${selector} *`)) {
      for (const name of [
        'mouseover',
        'pointerenter',
        'focus',
        'blur',
        'animationstart',
        'transitionend',
        'copy',
      ])
        node.dispatchEvent(new Event(name));
      const link = node.closest('a');
      if (!link || /^\s*\w*script:/i.test(link.href))
        node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }, containerSelector);
  // Waits for code that runs late, such as on a load error, because no event signals that code did not run.
  await page.waitForTimeout(500);
}

test('the list of hostile HTML is long and has no duplicates', () => {
  expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length);
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(100);
});

test('hostile HTML runs code if it is not sanitised, so a test of it can fail', async ({ page }) => {
  await watch(page);
  // This document is served without the site's content policy.
  await page.goto('/demo/social.html');
  const running = await page.evaluate(async (vectors) => {
    let alive = 0;
    for (const html of vectors) {
      const before = window.ran;
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = html;
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const node of container.querySelectorAll('*'))
        for (const name of ['mouseover', 'pointerenter', 'focus', 'click'])
          node.dispatchEvent(new Event(name));
      if (window.ran > before) alive += 1;
      container.remove();
    }
    return alive;
  }, HOSTILE_HTML);
  expect(running).toBeGreaterThanOrEqual(25);
});

test('the content policy blocks all code in hostile HTML, even if it is not sanitised', async ({
  page,
  violations,
}) => {
  await watch(page);
  // Serves an empty page with the headers of a real one.
  await page.route('**/bare', async (route) => {
    const response = await route.fetch({ url: new URL('/faq', route.request().url()).href });
    await route.fulfill({ response, body: '<!doctype html><title>Bare</title>' });
  });
  await page.goto('/bare');
  const refused = await page.evaluate(async (vectors) => {
    let count = 0;
    for (const html of vectors) {
      const container = document.createElement('div');
      document.body.append(container);
      try {
        container.innerHTML = html;
      } catch {
        count += 1;
      }
    }
    return count;
  }, HOSTILE_HTML);
  expect(refused).toBe(HOSTILE_HTML.length);
  expect(violations.splice(0).length).toBeGreaterThanOrEqual(HOSTILE_HTML.length);

  // Only Trusted Types protect a script's text. The rest of the content policy blocks the inline code.
  await page.route('**/index-with-inline', async (route) => {
    const page = await route.fetch({ url: new URL('/faq', route.request().url()).href });
    const body = (await page.text()).replace(
      '</body>',
      `<script>window.ran += 1</script><img src="x:" onerror="window.ran += 1">${HOSTILE_HTML.join('\n')}</body>`,
    );
    await route.fulfill({ response: page, body });
  });
  await page.goto('/index-with-inline', { waitUntil: 'load' });
  await triggerHandlers(page, 'body');
  expect(await page.evaluate(() => window.ran)).toBe(0);
  expect(violations.splice(0).join()).toContain('script-src');
});

test('hostile channel HTML cannot run code, redirect the viewer or imitate the site', async ({
  page,
  demo,
  violations,
}) => {
  await returning(page);
  await watch(page);
  const { faq } = demo.world.catalogue;
  faq.length = 0;
  for (const [index, html] of HOSTILE_HTML.entries())
    faq.push({ id: index + 1, question: `Question ${index + 1}`, answer: OPEN_FENCE + html + CLOSING_FENCE });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await page.goto('/faq');
  await expect(page.locator('details')).toHaveCount(HOSTILE_HTML.length);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await triggerHandlers(page, 'details > div');

  expect(await page.evaluate(() => window.ran)).toBe(0);
  // DOMPurify parses the HTML in a separate document. The policy blocks inline code there too, so only these
  // breaches may occur.
  const refused = /^(Executing inline event handler|Applying inline style|Executing inline script)/;
  const unexpected = violations.splice(0).filter((text) => !refused.test(text));
  expect(unexpected.filter((text) => !/^(script-src|style-src)-(elem|attr): inline/.test(text))).toEqual([]);
  expect(requested.filter((url) => /spy|phish|ok\.example|:9\//.test(url))).toEqual([]);
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('details > div > div *')];
    const allowed =
      /^(a|b|blockquote|br|caption|cite|code|dd|del|div|dl|dt|em|figcaption|figure|h[234]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/;
    const plain =
      /^(href|rel|src|alt|title|width|height|lang|dir|datetime|start|colspan|rowspan|scope|loading|referrerpolicy|fetchpriority)$/;
    return {
      tags: elements
        .filter((node) => !allowed.test(node.tagName) && !allowed.test(node.localName))
        .map((n) => n.outerHTML),
      attributes: elements.flatMap((node) =>
        [...node.attributes].map(({ name }) => name).filter((name) => !plain.test(name)),
      ),
      links: elements
        .flatMap((node) => node.getAttribute('href') ?? [])
        .filter((href) => !/^(https?:|mailto:|tel:|\/(?![/\\]))/.test(href)),
      outward: elements.filter((node) => node.matches('a[href]:not([rel~=noreferrer])')).length,
      pictures: elements.filter((node) => node.matches('img:not([loading=lazy])')).length,
      eager: elements
        .flatMap((node) => node.getAttribute('src') ?? [])
        .filter((src) => !/^(https?:|\/(?![/\\]))/.test(src)),
      fences: [...document.querySelectorAll('details > div > div')].filter(
        (node) => !node.textContent?.startsWith('before'),
      ).length,
    };
  });
  expect(found).toEqual({
    tags: [],
    attributes: [],
    links: [],
    outward: 0,
    pictures: 0,
    eager: [],
    fences: 0,
  });
});

test('allowed channel HTML is shown as written', async ({ page, demo }) => {
  await returning(page);
  const block = demo.world.catalogue.settings.static_blocks.find(({ alias }) => alias === 'simulate');
  if (block)
    block.html =
      '<h2>Rules</h2><ul><li>One <strong>bold</strong></li></ul><p><a href="https://league.example/">League</a> <a href="mailto:a@b.test">Mail</a> <a href="/faq">Questions</a></p><img src="/favicon.svg" alt="A mark" width="20" height="20"><table><tr><th scope="col">Team</th></tr></table>';
  await page.goto('/simulate');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
  await expect(main.locator('li strong')).toHaveText('bold');
  await expect(main.getByRole('link', { name: 'League' })).toHaveAttribute('href', 'https://league.example/');
  await expect(main.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', 'mailto:a@b.test');
  await expect(main.getByRole('img', { name: 'A mark' })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Team' })).toBeVisible();
});
