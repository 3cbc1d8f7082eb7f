import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoSite } from '../../tools/demo-site/demo-site.ts';
import { claims } from '../../tools/proof/claims.ts';
import { proofPage } from '../../tools/proof/page.ts';
import { readReports } from '../../tools/proof/reports.ts';
import { FILES } from '../../tools/proof/shell.ts';
import { en } from '../../tools/proof/words-en.ts';
import { fr } from '../../tools/proof/words-fr.ts';
import { test as base, expect } from '../steps/demo-channel.ts';
import { expectAccessible } from '../steps/visitor.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const FIGURES = { tried: 46, crashed: [], parts: ['calls'] };

/** Creates a proof page in both languages whose lines have all possible states. */
function makeProof(folder: string): void {
  const missing = readReports(folder);
  const themes = { demo: {}, dark: {}, light: {}, loud: {}, 'low contrast': {} };
  const reports = {
    ...missing,
    matrix: { is: 'there', at: AT, body: { ...FIGURES, passed: 45, failed: ['getEvent: 500'] } },
    integration: {
      is: 'there',
      at: new Date(0),
      body: [
        { file: 'tests/conformance/a.test.ts', title: 'answers', outcome: 'passed', axe: [], statements: [] },
      ],
    },
  } as const satisfies typeof missing;
  for (const words of [en, fr]) {
    const sections = claims({ reports, since: AT, now: AT, themes, matrixParts: ['calls'] }, words);
    const build = { revision: 'abc1234', changed: false, at: AT };
    writeFileSync(join(folder, FILES[words.language]), proofPage(sections, { build, themes, words }));
  }
}

/**
 * Serves the demo with the output of `npm run proof`, which is either missing or a page in both languages.
 */
const test = base.extend<{ gathered: boolean }>({
  gathered: [true, { option: true }],
  demo: async ({ gathered }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    if (gathered) makeProof(folder);
    const site = await startDemoSite({ proof: folder, unfurl: true });
    await use(site);
    await site.close();
    rmSync(folder, { recursive: true });
  },
});

for (const scheme of ['light', 'dark'] as const)
  test(`the proof page is accessible in both languages on a small phone in ${scheme} colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/proof');
    await expect(page.getByRole('heading', { name: 'Published proof', level: 1 })).toBeVisible();
    await expect(page.getByText('10 of 41 hold.')).toBeVisible();
    for (const language of ['en', 'fr']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole('navigation').getByRole('link').click();
    }
    await expect(page).toHaveURL(/\/proof$/);
  });

test('the proof page says which checks failed, marks them red, and links to them from the summary', async ({
  page,
}) => {
  await page.goto('/proof/fr');
  await page.getByRole('link', { name: /Pannes à l’écran/ }).click();
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pannes à l’écran' }) });
  await expect(line).toBeInViewport();
  await expect(line.getByText('npm test -- faults')).toBeVisible();
  const state = line.getByText('Pas atteint');
  await expect(state).toHaveCSS('color', 'rgb(180, 0, 31)');
  await expect(page.getByText('À refaire').last()).toHaveCSS('color', 'rgb(125, 78, 0)');
  await expect(page.getByText('Absent').last()).toHaveCSS('color', 'rgb(180, 0, 31)');
  await expect(page.getByText('✓ Respecté').last()).toHaveCSS('color', 'rgb(11, 107, 67)');
});

test('the proof page forbids scripts, and is not a page of the site', async ({ request }) => {
  for (const path of ['/proof', '/proof/', '/proof/fr', '/proof?from=mail']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(await response.text()).not.toContain('<script');
  }
  expect((await request.post('/proof')).status()).toBe(405);
  expect((await request.get('/proof/else.css')).status()).toBe(404);
});

test.describe('before the proof is built', () => {
  test.use({ gathered: false });

  test('before the proof is built, its page shows every section as missing and how to build it', async ({
    page,
  }) => {
    for (const [path, said, missing] of [
      ['/proof', en.unmade, en.states.missing],
      ['/proof/fr', fr.unmade, fr.states.missing],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByText('npm run proof')).toBeVisible();
      await expect(page.getByText(missing)).toHaveCount(9);
      await expectAccessible(page);
    }
  });
});
