import type { OperationId } from '@generated/operations';
import { eventLike, liveGames } from '@mocks/choose-event';
import { World } from '@mocks/store/world';
import { freshDevice } from '@storybook-site/demo/device';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectApi } from '@/api/connect';
import { reminders } from '@/browser/memory/reminders';
import { watchReminders } from '@/components/reminders/watch-reminders';
import { dictionary } from '@/i18n/dictionary';
import { fakeRequestTime } from './fake-time';
import { type FaultName, faultNames } from './faults';
import { type Figures, recordFigures } from './figures';
import { Network } from './network';

fakeRequestTime();

const STEP_MS = 1_000;
/** Two minutes of steps, in which the games are checked four times. */
const MAX_STEPS = 120;
/** The responses of the demo channel also need real time. */
const REAL_PAUSE_MS = 4;
const realSetTimeout = globalThis.setTimeout;

const figures: Figures = { tried: 0, passed: 0, crashed: [], failed: [] };
afterAll(() => recordFigures('reminders', figures));

// The reminder check runs through all tests of this file, so the same fake timers must last for all of them.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterAll(() => {
  vi.useRealTimers();
});

const world = new World();
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Makes the next reminder checks use a network in which this operation fails. */
function connect(operation: OperationId | null, fault: `${FaultName}`): Network {
  connectApi({}, location.hostname);
  freshDevice({});
  queryClient.clear();
  const network = new Network(world, operation, fault);
  network.release();
  globalThis.fetch = network.fetch;
  return network;
}

async function until(what: string, isDone: () => boolean): Promise<void> {
  for (let step = 0; step < MAX_STEPS && !isDone(); step += 1) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await new Promise((resolve) => realSetTimeout(resolve, REAL_PAUSE_MS));
  }
  expect(isDone(), what).toBe(true);
}

interface Watched {
  arrange(): void;
  /** Whether the call has had its effect, such as a notification. */
  isDone(network: Network): boolean;
}

async function tryOut(operation: OperationId, fault: `${FaultName}`, { arrange, isDone }: Watched) {
  figures.tried += 1;
  const faulty = connect(operation, fault);
  arrange();
  await until(`the call with the fault ${fault}`, () => faulty.callsOf(operation) > 0);
  await until(`the end of calls with the fault ${fault}`, () => faulty.pendingCalls === 0);
  const healthy = connect(null, fault);
  arrange();
  await until(`what follows the fault ${fault}`, () => isDone(healthy));
  figures.passed += 1;
}

test('a reminder is still shown after each fault of the call for its game', async () => {
  const { id, start, name } = eventLike(world, { status: 'live' });
  connect(null, 'slow');
  await dictionary.need('site');
  watchReminders(queryClient);
  for (const fault of faultNames)
    await tryOut('getEvent', fault, {
      arrange: () => reminders.add({ id, start, title: name }),
      isDone: () => reminders.readStored().done.includes(id),
    });
});

test('reminders of every game of a team are still shown after each fault of the call for its games', async () => {
  const [one, other] = liveGames(world, 2);
  const teams = [one, other].map((game) => ({ game: game?.id ?? 0, team: game?.participants[0]?.id ?? 0 }));
  connect(null, 'slow');
  await dictionary.need('site');
  watchReminders(queryClient);
  // Two teams take turns, because the games of a team are requested only once an hour.
  for (const [index, fault] of faultNames.entries()) {
    const { game = 0, team = 0 } = teams[index % 2] ?? {};
    await tryOut('listEvents', fault, {
      arrange: () => reminders.setTeam(team, true),
      isDone: () => reminders.readStored().done.includes(game),
    });
  }
});
