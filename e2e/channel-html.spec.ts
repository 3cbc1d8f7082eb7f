import type { Page } from '@playwright/test';
import { expect, test } from './demo-channel.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { returning } from './visitor.ts';

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

/** Points at, focuses and presses all that is in the place. */
async function provoke(page: Page, place: string) {
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
  }, place);
  await page.waitForTimeout(500);
}

test('the list is long, and each entry stands once', () => {
  expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length);
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(100);
});

test('unsanitised, the list does run code: the next test can fail', async ({ page }) => {
  await watch(page);
  await page.goto('/favicon.svg');
  await page.goto('/config.json');
  const running = await page.evaluate(async (vectors) => {
    let alive = 0;
    for (const html of vectors) {
      const before = window.ran;
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = html;
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const node of place.querySelectorAll('*'))
        for (const name of ['mouseover', 'pointerenter', 'focus', 'click'])
          node.dispatchEvent(new Event(name));
      if (window.ran > before) alive += 1;
      place.remove();
    }
    return alive;
  }, HOSTILE_HTML);
  expect(running).toBeGreaterThan(30);
});

test('nothing that a channel writes runs, leads astray or dresses up as the site', async ({ page, demo }) => {
  await returning(page);
  await watch(page);
  const { faq } = demo.world.catalogue;
  faq.length = 0;
  for (const [index, html] of HOSTILE_HTML.entries())
    faq.push({ id: index + 1, question: `Question ${index + 1}`, answer: OPEN_FENCE + html + CLOSING_FENCE });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto('/faq');
  await expect(page.locator('details')).toHaveCount(HOSTILE_HTML.length);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await provoke(page, 'details > div');

  expect(await page.evaluate(() => window.ran)).toBe(0);
  expect(asked.filter((url) => /spy|phish|ok\.example|:9\//.test(url))).toEqual([]);
  const found = await page.evaluate(() => {
    const place = [...document.querySelectorAll('details > div > div *')];
    const allowed =
      /^(a|b|blockquote|br|caption|cite|code|dd|del|div|dl|dt|em|figcaption|figure|h[234]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/;
    const plain =
      /^(href|rel|src|alt|title|width|height|lang|dir|datetime|start|colspan|rowspan|scope|loading|referrerpolicy)$/;
    return {
      tags: place
        .filter((node) => !allowed.test(node.tagName) && !allowed.test(node.localName))
        .map((n) => n.outerHTML),
      attributes: place.flatMap((node) =>
        [...node.attributes].map(({ name }) => name).filter((name) => !plain.test(name)),
      ),
      links: place
        .flatMap((node) => node.getAttribute('href') ?? [])
        .filter((href) => !/^(https?:|mailto:|tel:|\/(?![/\\]))/.test(href)),
      outward: place.filter((node) => node.matches('a[href]:not([rel~=noreferrer])')).length,
      pictures: place.filter((node) => node.matches('img:not([loading=lazy])')).length,
      eager: place
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

test('what a channel may write is shown as written', async ({ page, demo }) => {
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
