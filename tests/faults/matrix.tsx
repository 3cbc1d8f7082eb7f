import type { OperationId } from '@generated/operations';
import { World } from '@mocks/store/world';
import { freshDevice } from '@storybook-site/demo/device';
import { Site } from '@storybook-site/site';
import { createRoot } from 'react-dom/client';
import { createIntl } from 'react-intl';
import { afterAll, expect, test } from 'vitest';
import site from '@/i18n/messages/site/en.json';
import { shows } from '../statements/shows';
import { fakeRequestTime, rest } from './fake-time';
import { type FaultName, faultNames } from './faults';
import { type Figures, recordFigures } from './figures';
import { Network } from './network';
import { outcomeOf } from './outcome';
import type { Place, PlaceOf } from './place';
import { setScrolled } from './scrolled';
import { statementsOf } from './statements';
import { alerts, busy, headings, onPage, pageText, until, viewer } from './viewer';

fakeRequestTime();

const { formatMessage } = createIntl({ locale: 'en', messages: site });

/** More requests than this count as an endless loop. */
const MOST_CALLS = 8;
const MOST_CALLS_IN_ALL = 60;
const SLOW_MS = 40;
const CRASHED = 'This page stopped working';
/** The message of a section, or of one of several games, that has crashed. */
const PART_CRASHED = 'could not be loaded';
const SOMETHING_WRONG = formatMessage({ id: 'error.somethingWrong' });

const troubles: string[] = [];
const note = (kind: string) => (event: unknown) => {
  troubles.push(`${kind}: ${event instanceof Error ? event.stack : String(event)}`);
};
process.on('unhandledRejection', note('unhandled rejection'));
process.on('uncaughtException', note('uncaught exception'));
console.error = (...said: unknown[]) => {
  const text = said.map(String).join(' ');
  // Ignores warnings about elements that happy-dom does not implement.
  if (!/The tag <%s> is unrecognized/.test(text)) note('console.error')(text.slice(0, 600));
};

// React reports an error that no error boundary caught as a warning.
console.warn = (...said: unknown[]) => {
  if (/Consider adding an error boundary/.test(said.join(' '))) note('nobody caught')(said.join(' '));
};

const worlds = new Map<Place, { world: World; fresh: ReturnType<World['store']['snapshot']> }>();

/** Returns a demo channel in the state that the place needs, reset to its first day. */
function worldFor(place: Place, own: boolean): World {
  const known = own ? null : worlds.get(place);
  if (known) {
    known.world.store.restore(known.fresh);
    return known.world;
  }
  const world = new World({ scenario: place.scenario ?? 'default' });
  if (place.account) world.settings.signedInAs = place.account;
  place.arrange?.(world);
  if (!own) worlds.set(place, { world, fresh: world.store.snapshot() });
  return world;
}

async function settle(network: Network): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await rest(4);
    quiet = network.underWay > 0 ? 0 : quiet + 1;
  }
}

/** Asserts that a form that is still shown contains what was typed and can be sent again. */
function expectTyped(place: Place): void {
  for (const [label, value] of Object.entries({ ...place.typed, ...place.typedDuring })) {
    const field = viewer.field(label);
    if (field) expect(field.value, `what was typed as “${label}”`).toBe(value);
  }
}

/** Whether the screen or a section shows that it has crashed, without naming a failed call. */
const stopped = () =>
  headings().includes(CRASHED) ||
  alerts().some((alert) => alert.includes(PART_CRASHED) && alert.includes(SOMETHING_WRONG));

async function judge(network: Network, operation: OperationId, place: Place, fault: `${FaultName}`) {
  const outcome = outcomeOf(operation, fault, place.sessionOver !== undefined);
  switch (outcome.is) {
    case 'fine':
      await until(`"${place.fine}"`, () => onPage(place.fine));
      break;
    case 'whoops':
      await until('WHOOPS!', () => headings().includes('WHOOPS!'));
      break;
    case 'failure shown': {
      const words = place.failureShown({ text: formatMessage({ id: outcome.message }), fault });
      await viewer.sees(words);
      await settle(network);
      await viewer.sees(words);
      for (const label of Object.keys({ ...place.typed, ...place.typedDuring }))
        expect(viewer.field(label), `the field “${label}”`).not.toBeNull();
      expectTyped(place);
      break;
    }
    case 'session over': {
      const text = formatMessage({ id: 'error.unauthenticated' });
      await viewer.sees(place.sessionOver ?? place.failureShown({ text, fault }));
      break;
    }
    case 'survived':
      await settle(network);
      if (stopped()) await viewer.sees(SOMETHING_WRONG);
      else expectTyped(place);
  }
  await settle(network);
  if (place.always && outcome.is !== 'whoops') await viewer.sees(place.always);
  if (!place.polls) await until('the end of waiting', () => busy().length === 0);
  await until('a heading or an alert', () => headings().length + alerts().length > 0);
  return outcome.is === 'survived' && stopped();
}

async function tryOut(
  operation: OperationId,
  place: Place,
  fault: `${FaultName}`,
  own: boolean,
): Promise<boolean> {
  const world = worldFor(place, own);
  const network = new Network(world, operation, fault, place);
  globalThis.fetch = network.fetch;
  freshDevice({ consent: 'refused', language: 'en', ...place.device });
  setScrolled(place.scrolled === true);
  history.replaceState(null, '', place.path);
  troubles.length = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    root.render(<Site path={place.path} link={place.link} />);
    if (place.typed) await viewer.types(place.typed);
    await place.act?.();
    await until(`the call of ${operation}`, () => network.callsOf(operation) > 0);
    if (fault === 'slow') {
      await rest(SLOW_MS);
      expect(pageText() + document.body.innerHTML, 'something while it lasts').toMatch(/\w/);
      expectTyped(place);
    }
    network.release();
    const crashed = await judge(network, operation, place, fault);
    if (!place.polls) expect(network.callsOf(operation), 'calls of it').toBeLessThanOrEqual(MOST_CALLS);
    const others = network.calls.length - (place.polls ? network.callsOf(operation) : 0);
    expect(others, `calls in all: ${network.calls.join(', ')}`).toBeLessThanOrEqual(MOST_CALLS_IN_ALL);
    expect(crashed ? troubles.filter((trouble) => !trouble.startsWith('console.error')) : troubles).toEqual(
      [],
    );
    return crashed;
  } finally {
    network.release();
    root.unmount();
    container.remove();
    document.body.replaceChildren();
  }
}

/** Tests every fault of these operations, each on the real screen that makes the call. */
export function faultMatrix(name: string, places: Partial<Record<OperationId, PlaceOf>>): void {
  const figures: Figures = { tried: 0, passed: 0, crashed: [], failed: [] };
  for (const [id, placeOf] of Object.entries(places)) {
    // `Object.entries` widens the names to string.
    const operation = id as OperationId;
    for (const [index, fault] of faultNames.entries())
      test(
        `${operation} with the fault "${fault}" ends as specified`,
        shows(...statementsOf(operation, fault)),
        async () => {
          figures.tried += 1;
          const own = typeof placeOf === 'function';
          const what = `${operation}: ${fault}`;
          const crashed = await tryOut(operation, own ? placeOf(index) : placeOf, fault, own).catch(
            (error) => {
              figures.failed.push(`${what}: ${error}`);
              throw error;
            },
          );
          figures.passed += 1;
          if (crashed) figures.crashed.push(what);
        },
      );
  }
  afterAll(() => recordFigures(name, figures));
}
