import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers.ts';
import { readBelow } from './media/read-file-browser.ts';
import { modulesPass } from './modules-pass.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';
import { readSnapshot, Store } from './store/store.ts';
import { World } from './store/world.ts';

const SCENARIO_KEY = 'demo-scenario';
const STATE_KEY = 'demo-state';

/** `?scenario=` chooses, and holds for the tab; another choice begins afresh. */
function chosenScenario(): ScenarioName {
  const kept = sessionStorage.getItem(SCENARIO_KEY) ?? '';
  const asked = new URLSearchParams(location.search).get('scenario');
  if (asked === null || !isScenario(asked)) return isScenario(kept) ? kept : 'default';
  if (asked !== kept) sessionStorage.removeItem(STATE_KEY);
  sessionStorage.setItem(SCENARIO_KEY, asked);
  return asked;
}

/** What the tab's viewer did before the reload. */
function keptStore(): Store | undefined {
  const snapshot = readSnapshot(sessionStorage.getItem(STATE_KEY) ?? '');
  if (!snapshot) return undefined;
  const store = new Store();
  store.restore(snapshot);
  return store;
}

/** The demo channel in the browser's service worker, with its state kept in the tab. */
export async function startWorker(): Promise<void> {
  const world = new World({ scenario: chosenScenario(), store: keptStore() });
  const worker = setupWorker(modulesPass, ...createHandlers({ world, readFile: readBelow('/') }));
  worker.events.on('response:mocked', () => {
    try {
      sessionStorage.setItem(STATE_KEY, JSON.stringify(world.store.snapshot()));
    } catch {
      // A full store: the state lives until the next reload only.
    }
  });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
