import type { composeStory, StoryContext } from '@storybook/react-vite';
import { afterEach } from 'vitest';
import { expectFit, withFrame } from './test-run';
import { untranslated } from './untranslated';

declare module 'vitest' {
  interface TestContext {
    /** The story that the test has run. Storybook's add-on sets it. */
    story?: ReturnType<typeof composeStory>;
  }
}

const QUIET_MS = 150;
/**
 * The time for which a loading page may stay unchanged before the check continues, because some stories load
 * forever.
 */
const LOADING_MS = 1_000;
/**
 * A site that shows no screen yet gets more time, because loading code causes neither a request nor a change.
 */
const STARTING_MS = 4_000;
const MAX_MS = 12_000;

let pending = 0;
const request = globalThis.fetch;
globalThis.fetch = async (...call) => {
  pending += 1;
  try {
    return await request(...call);
  } finally {
    pending -= 1;
  }
};

function quietMs(isScreen: boolean): number {
  if (isScreen && !document.querySelector('main h1, main h2, [role="alert"], dialog[open]'))
    return STARTING_MS;
  const isLoading = pending > 0 || document.querySelector('[aria-busy="true"], [role="progressbar"]');
  return isLoading ? LOADING_MS : QUIET_MS;
}

/** Waits until the page no longer changes. */
async function settled(isScreen: boolean): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const end = performance.now() + MAX_MS;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (performance.now() - changed > quietMs(isScreen)) break;
  }
  observer.disconnect();
}

async function checkText(isScreen: boolean): Promise<void> {
  await settled(isScreen);
  await withFrame({ width: '320px', height: '2400px' }, async () => {
    await expectFit('at 320 px in the pseudo-language');
    const found = isScreen ? untranslated(document.body) : [];
    if (found.length > 0)
      throw new Error(`in the pseudo-language, neither a message nor the channel’s: ${found.join('; ')}`);
  });
}

/**
 * Opens each story again in the pseudo language, without its play function, because that searches for English
 * texts.
 */
afterEach(async ({ story }) => {
  if (!story) return;
  const { site } = story.parameters;
  const opened = new AbortController();
  await story.run({
    globals: { ...story.globals, language: 'pseudo' },
    // An aborted story runs neither its play function nor the checks after it.
    abortSignal: opened.signal,
    async mount(this: StoryContext) {
      await this.renderToCanvas();
      opened.abort();
      return this.canvas;
    },
  });
  await checkText(site !== undefined && !site.isPiece);
});
