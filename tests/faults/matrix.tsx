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
import type { FaultCase, FaultCaseFor } from './fault-case';
import { type FaultName, faultNames } from './faults';
import { type Figures, recordFigures } from './figures';
import { Network } from './network';
import { outcomeOf } from './outcome';
import { setScrolled } from './scrolled';
import { statementsOf } from './statements';
import { alerts, busyElements, headings, onPage, pageText, until, viewer } from './viewer';

fakeRequestTime();

const { formatMessage } = createIntl({ locale: 'en', messages: site });

/** More requests than this count as an endless loop. */
const MAX_CALLS = 8;
const MAX_TOTAL_CALLS = 60;
const SLOW_MS = 40;
const SCREEN_CRASHED = 'This page stopped working';
/** The message of a section, or of one of several games, that has crashed. */
const SECTION_CRASHED = 'could not be loaded';
const SOMETHING_WRONG = formatMessage({ id: 'error.somethingWrong' });

const problems: string[] = [];
const record = (kind: string) => (event: unknown) => {
  problems.push(`${kind}: ${event instanceof Error ? event.stack : String(event)}`);
};
process.on('unhandledRejection', record('unhandled rejection'));
process.on('uncaughtException', record('uncaught exception'));
console.error = (...args: unknown[]) => {
  const text = args.map(String).join(' ');
  // Ignores warnings about elements that happy-dom does not implement.
  if (!/The tag <%s> is unrecognized/.test(text)) record('console.error')(text.slice(0, 600));
};

// React reports an error that no error boundary caught as a warning.
console.warn = (...args: unknown[]) => {
  if (/Consider adding an error boundary/.test(args.join(' '))) record('nobody caught')(args.join(' '));
};

const worlds = new Map<FaultCase, { world: World; initial: ReturnType<World['store']['snapshot']> }>();

/** Returns a demo channel in the state that the case needs, reset to its first day. */
function worldFor(faultCase: FaultCase, isOwn: boolean): World {
  const known = isOwn ? null : worlds.get(faultCase);
  if (known) {
    known.world.store.restore(known.initial);
    return known.world;
  }
  const world = new World({ scenario: faultCase.scenario ?? 'default' });
  if (faultCase.account) world.settings.signedInAs = faultCase.account;
  faultCase.arrange?.(world);
  if (!isOwn) worlds.set(faultCase, { world, initial: world.store.snapshot() });
  return world;
}

async function settle(network: Network): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await rest(4);
    quiet = network.pendingCalls > 0 ? 0 : quiet + 1;
  }
}

/** Asserts that a form that is still shown contains what was typed and can be sent again. */
function expectTyped(faultCase: FaultCase): void {
  for (const [label, value] of Object.entries({ ...faultCase.typed, ...faultCase.typedDuring })) {
    const field = viewer.field(label);
    if (field) expect(field.value, `what was typed as “${label}”`).toBe(value);
  }
}

/** Whether the screen or a section shows that it has crashed, without naming a failed call. */
const hasCrashed = () =>
  headings().includes(SCREEN_CRASHED) ||
  alerts().some((alert) => alert.includes(SECTION_CRASHED) && alert.includes(SOMETHING_WRONG));

async function judge(network: Network, operation: OperationId, faultCase: FaultCase, fault: `${FaultName}`) {
  const outcome = outcomeOf(operation, fault, faultCase.sessionOverWords !== undefined);
  switch (outcome.is) {
    case 'fine':
      await until(`"${faultCase.successWords}"`, () => onPage(faultCase.successWords));
      break;
    case 'whoops':
      await until('WHOOPS!', () => headings().includes('WHOOPS!'));
      break;
    case 'failure shown': {
      const words = faultCase.failureWords({ text: formatMessage({ id: outcome.message }), fault });
      await viewer.sees(words);
      await settle(network);
      await viewer.sees(words);
      for (const label of Object.keys({ ...faultCase.typed, ...faultCase.typedDuring }))
        expect(viewer.field(label), `the field “${label}”`).not.toBeNull();
      expectTyped(faultCase);
      break;
    }
    case 'session over': {
      const text = formatMessage({ id: 'error.unauthenticated' });
      await viewer.sees(faultCase.sessionOverWords ?? faultCase.failureWords({ text, fault }));
      break;
    }
    case 'survived':
      await settle(network);
      if (hasCrashed()) await viewer.sees(SOMETHING_WRONG);
      else expectTyped(faultCase);
  }
  await settle(network);
  if (faultCase.alwaysWords && outcome.is !== 'whoops') await viewer.sees(faultCase.alwaysWords);
  if (!faultCase.polls) await until('the end of waiting', () => busyElements().length === 0);
  await until('a heading or an alert', () => headings().length + alerts().length > 0);
  return outcome.is === 'survived' && hasCrashed();
}

async function runCase(
  operation: OperationId,
  faultCase: FaultCase,
  fault: `${FaultName}`,
  isOwn: boolean,
): Promise<boolean> {
  const world = worldFor(faultCase, isOwn);
  const startsHealthy = faultCase.before !== undefined;
  const network = new Network(world, operation, fault, { ...faultCase, startsHealthy });
  globalThis.fetch = network.fetch;
  freshDevice({ consent: 'refused', language: 'en', ...faultCase.device });
  setScrolled(faultCase.scrolled === true);
  history.replaceState(null, '', faultCase.path);
  problems.length = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    root.render(<Site path={faultCase.path} link={faultCase.link} />);
    if (faultCase.before) {
      await faultCase.before();
      network.beginFault();
    }
    if (faultCase.typed) await viewer.types(faultCase.typed);
    await faultCase.act?.();
    await until(`the call of ${operation}`, () => network.callsOf(operation) > 0);
    if (fault === 'slow') {
      await rest(SLOW_MS);
      expect(pageText() + document.body.innerHTML, 'something while it lasts').toMatch(/\w/);
      expectTyped(faultCase);
    }
    network.release();
    const crashed = await judge(network, operation, faultCase, fault);
    if (!faultCase.polls) expect(network.callsOf(operation), 'calls of it').toBeLessThanOrEqual(MAX_CALLS);
    const others = network.calls.length - (faultCase.polls ? network.callsOf(operation) : 0);
    expect(others, `calls in all: ${network.calls.join(', ')}`).toBeLessThanOrEqual(MAX_TOTAL_CALLS);
    expect(crashed ? problems.filter((trouble) => !trouble.startsWith('console.error')) : problems).toEqual(
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
export function faultMatrix(name: string, cases: Partial<Record<OperationId, FaultCaseFor>>): void {
  const figures: Figures = { tried: 0, passed: 0, crashed: [], failed: [] };
  for (const [id, caseFor] of Object.entries(cases)) {
    // `Object.entries` widens the names to string.
    const operation = id as OperationId;
    for (const [index, fault] of faultNames.entries())
      test(
        `${operation} with the fault "${fault}" ends as specified`,
        shows(...statementsOf(operation, fault)),
        async () => {
          figures.tried += 1;
          const isOwn = typeof caseFor === 'function';
          const what = `${operation}: ${fault}`;
          const crashed = await runCase(operation, isOwn ? caseFor(index) : caseFor, fault, isOwn).catch(
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
