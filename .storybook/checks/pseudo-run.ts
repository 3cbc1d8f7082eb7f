import { expectFit, withFrame } from './test-run';
import { untranslated } from './untranslated';

const QUIET_MS = 120;
/** How long nothing may happen on a page that still loads: some stories never end loading. */
const STUCK_MS = 700;
const MAX_MS = 6_000;

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

const isLoading = () =>
  pending > 0 || document.querySelector('[aria-busy="true"], [role="progressbar"]') !== null;

/** Waits until the page has changed for the last time. */
async function settled(): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const end = performance.now() + MAX_MS;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const quiet = performance.now() - changed;
    if (quiet > (isLoading() ? STUCK_MS : QUIET_MS)) break;
  }
  observer.disconnect();
}

async function checkText(isScreen = false): Promise<void> {
  await settled();
  await withFrame({ width: '320px', height: '2400px' }, async () => {
    await expectFit('at 320 px in the pseudo-language');
    const found = isScreen ? untranslated(document.body) : [];
    if (found.length > 0) throw new Error(`neither a message nor the channel’s: ${found.join('; ')}`);
  });
}

globalThis.grandstandTestRun = { keep: async () => {}, checkText };
