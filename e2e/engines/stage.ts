import { CHANNEL_KEY } from '../../mocks/data/settings.ts';
import type { MockServer } from '../../mocks/mock-server.ts';
import type { World } from '../../mocks/store/world.ts';
import type { Driver } from './driver.ts';
import { listen } from './found.ts';
import { LISTEN, READ_PROBLEMS } from './page-problems.ts';
import type { RecordStep } from './record-step.ts';

/** The tools of a journey: a browser with one page, and its own demo channel. */
export interface Stage {
  driver: Driver;
  world: World;
  /** The base URL of the demo site. */
  site: string;
  /** Opens a page as a returning viewer: without the cookie notice, and signed in if an e-mail is given. */
  enter(path: string, email?: string): Promise<void>;
  /** Records what a screen reader announces now. */
  recordStep: RecordStep;
  /** Returns the uncaught errors and the breaches of the content policy on the pages since `enter`. */
  problems(): Promise<string[]>;
}

const REMEMBER = `
  for (const [key, value] of Object.entries(arguments[0]))
    localStorage.setItem('rudy_' + key, JSON.stringify({ value, until: Date.now() + 1e9 }));
  return true`;

/** Creates a session of this user, as a log-in on an earlier visit would have done. */
function openSession(world: World, email: string): string {
  const user = world.store.users.find((row) => row.email === email);
  if (!user) throw new Error(`the demo channel has no user ${email}`);
  const api_key = `ak_${crypto.randomUUID()}`;
  world.store.sessions.add({ api_key, user_id: user.id, created: world.now() });
  return api_key;
}

export function createStage(driver: Driver, { url, world }: MockServer, recordStep: RecordStep): Stage {
  return {
    driver,
    world,
    site: url,
    recordStep,
    async enter(path, email) {
      // Opens a file of the same origin first, because it loads nothing else and gives access to the storage.
      await driver.open(`${url}/favicon.svg`);
      await driver.evaluate(REMEMBER, {
        consent: 'refused',
        clips_tutorial_seen: true,
        ...(email && { channel_key: CHANNEL_KEY, api_key: openSession(world, email) }),
      });
      await driver.open(url + path);
      await driver.evaluate(LISTEN);
      await listen(driver);
    },
    problems: () => driver.evaluate<string[]>(READ_PROBLEMS),
  };
}
