import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureAll } from '../../.storybook/pictures/capture.ts';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';

const executablePath = findHeadlessShell() ?? findChromium();

/**
 * Emits the same events as Storybook, which reports success at a story's end even after its play function has
 * failed.
 */
const PAGE = `<!doctype html><title>Stories</title><main></main><script>
  const events = new Map();
  function run(storyId) {
    document.querySelector('main').textContent = storyId;
    if (storyId.endsWith('failing')) events.set('playFunctionThrewException', [{ message: storyId }]);
    events.set('storyFinished', [{ storyId, status: 'success' }]);
  }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    last: (event) => events.get(event),
    emit: (_, { storyId }) => run(storyId),
  };
  run(new URLSearchParams(location.search).get('id'));
</script>`;

function storybook(stories: Readonly<Record<string, string[]>>): string {
  const site = mkdtempSync(join(tmpdir(), 'stories-'));
  const entries = Object.entries(stories).map(([id, tags]) => [
    id,
    { id, importPath: './one.stories.tsx', type: 'story', tags },
  ]);
  writeFileSync(join(site, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(site, 'iframe.html'), PAGE);
  return site;
}

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
});

afterAll(() => browser?.close());

async function capture(site: string, width: number) {
  const taken: string[] = [];
  const failing = await captureAll(browser, {
    site,
    screens: { screen: { width, height: 800 } },
    globals: '',
    isWanted: () => true,
    take: async (_, id) => void taken.push(id),
  });
  return { taken, failing };
}

it('the capture names each story whose play function failed, and no story after it', {
  timeout: 30_000,
}, async () => {
  const site = storybook({
    'a--first': [],
    'a--failing': [],
    'a--last': [],
    'b--failing': [],
    'b--last': [],
  });
  const { taken, failing } = await capture(site, 1280);
  expect(taken).toHaveLength(5);
  expect(failing.sort()).toEqual(['a--failing', 'b--failing']);
});

it('the capture takes no phone picture of a story that only a wide screen shows', {
  timeout: 30_000,
}, async () => {
  const site = storybook({ 'a--wide': ['wide'], 'a--any': [] });
  expect((await capture(site, 390)).taken).toEqual(['a--any']);
  expect((await capture(site, 1280)).taken).toEqual(['a--wide', 'a--any']);
});
