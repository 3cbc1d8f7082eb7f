import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { fetchRendered } from '../../tools/bench/first-view/fetch-rendered.ts';
import { expect, test } from '../steps/demo-channel.ts';

/**
 * Visits a site behind a server that is killed in the middle of its first page. Its next responses are whole.
 */
async function visitCut(
  siteUrl: string,
  endOf: (html: string) => number,
  visit: (url: string) => Promise<void>,
) {
  const html = await fetchRendered(siteUrl);
  let isCut = false;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/' && !isCut) {
      isCut = true;
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      outgoing.write(html.slice(0, endOf(html)), () => setTimeout(() => outgoing.destroy(), 50));
      return;
    }
    const { url, method, headers } = incoming;
    const forwarded = request(siteUrl + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const liveNow = (page: Page) => page.getByRole('list', { name: 'Live now' });

for (const [where, endOf] of [
  ['content', (html: string) => html.indexOf('<main') + 3_000],
  ['data', (html: string) => html.lastIndexOf('<script') + 2_000],
] as const)
  test(`a viewer whose page ends in the middle of its ${where}, because the edge was killed, can try again`, async ({
    page,
    demo,
  }) => {
    await visitCut(demo.url, endOf, async (url) => {
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.getByText('This page hasn’t fully loaded yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(liveNow(page)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    });
  });

test('a page that ends in the middle of its head, because the edge was killed, is loaded again', async ({
  page,
  demo,
}) => {
  const endOf = (html: string) => html.indexOf('</head>') - 200;
  await visitCut(demo.url, endOf, async (url) => {
    await page.goto(url, { waitUntil: 'commit' });
    await expect(liveNow(page)).toBeVisible();
  });
});
