import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { ALL_ACCESS } from '../steps/buy-steps.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { waitForHydration } from '../steps/first-view-steps.ts';
import { returning, signIn } from '../steps/visitor.ts';

/* Checks pages with IBM's accessibility checker and the rules of WCAG 2.2, in addition to axe. */

interface Result {
  ruleId: string;
  value: [category: string, outcome: string];
  path: { dom: string };
  message: string;
  snippet: string;
}

declare global {
  interface Window {
    ace: { Checker: new () => { check(node: Document, rules: string[]): Promise<{ results: Result[] }> } };
  }
}

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

const FINISHED = { status: 'finished', recording: 'ready', type: 'free' } as const;

const PAGES: Readonly<Record<string, (world: World) => string>> = {
  home: () => '/',
  schedule: () => '/schedule',
  library: () => '/vod_library',
  packages: () => '/packages',
  'pass finder': () => '/passes/finder',
  game: (world) => `/watch/${eventLike(world, FINISHED).id}`,
  checkout: () => ALL_ACCESS,
  'log-in': () => '/login',
  profile: () => '/profile',
  'questions and answers': () => '/faq',
};

/** The violations that the site accepts, each with its reason. */
const EXCEPTIONS: readonly { rule: string; at: string; why: string }[] = [
  {
    rule: 'input_autocomplete_valid',
    at: 'autocomplete="username"',
    why: 'HTML allows it for an e-mail address, and password managers need it; the checker has an older list',
  },
];

/** The content policy is off, because it forbids the checker to evaluate strings. */
test.use({ bypassCSP: true });

async function violations(page: Page): Promise<Pick<Result, 'ruleId' | 'message' | 'snippet'>[]> {
  await page.evaluate(`${ENGINE}; window.ace ??= ace`);
  const found = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [category, outcome] }) => category === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  return found.filter(
    ({ ruleId, snippet }) => !EXCEPTIONS.some(({ rule, at }) => rule === ruleId && snippet.includes(at)),
  );
}

for (const [name, path] of Object.entries(PAGES))
  test(`the second accessibility checker finds no violation on the page: ${name}`, async ({
    page,
    demo: { world },
  }) => {
    withoutPrerolls(world);
    await returning(page);
    if (['checkout', 'profile'].includes(name)) await signIn(page, world);
    await page.goto(path(world));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });

test('the second accessibility checker finds a field without a label', async ({ page }) => {
  await returning(page);
  await page.goto('/faq');
  // React would remove an element that it did not render while it takes the page over.
  await waitForHydration(page, 'main h1');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
  expect((await violations(page)).map(({ ruleId }) => ruleId)).toContain('input_label_exists');
});
