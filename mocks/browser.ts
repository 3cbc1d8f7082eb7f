import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers.ts';
import { readBelow } from './media/read-file-browser.ts';
import { modulesPass } from './modules-pass.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';
import { createDemoStore, readSnapshot, type Store } from './store/store.ts';
import { World } from './store/world.ts';

const SCENARIO_KEY = 'demo-scenario';
const STATE_KEY = 'demo-state';

/** `?scenario=` sets the scenario of this tab. Setting another scenario resets the state. */
function chosenScenario(): ScenarioName {
  const storedScenario = sessionStorage.getItem(SCENARIO_KEY) ?? '';
  const requestedScenario = new URLSearchParams(location.search).get('scenario');
  if (requestedScenario === null || !isScenario(requestedScenario))
    return isScenario(storedScenario) ? storedScenario : 'default';
  if (requestedScenario !== storedScenario) sessionStorage.removeItem(STATE_KEY);
  sessionStorage.setItem(SCENARIO_KEY, requestedScenario);
  return requestedScenario;
}

/** Returns the state that was stored before the reload. */
function readStoredStore(): Store | undefined {
  const snapshot = readSnapshot(sessionStorage.getItem(STATE_KEY) ?? '');
  if (!snapshot) return undefined;
  const store = createDemoStore();
  store.restore(snapshot);
  return store;
}

/** Runs the demo backend in the browser's service worker. Each tab stores its own state. */
export async function startWorker(): Promise<void> {
  const world = new World({ scenario: chosenScenario(), store: readStoredStore() });
  const worker = setupWorker(modulesPass, ...createHandlers({ world, readFile: readBelow('/') }));
  worker.events.on('response:mocked', () => {
    try {
      sessionStorage.setItem(STATE_KEY, JSON.stringify(world.store.snapshot()));
    } catch {
      // The storage is full, so the state is lost at the next reload.
    }
  });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
