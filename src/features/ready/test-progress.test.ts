import { expect, test } from 'vitest';
import { INITIAL_PROGRESS, isDecided, outcomeOf, type TestProgress, withLogEntry } from './test-progress';

type Entries = Parameters<typeof withLogEntry>[1][];

const run = (...entries: Entries): TestProgress => entries.reduce(withLogEntry, INITIAL_PROGRESS);
const wait = { offline: 0, state: 'over' } as const;
const start = { type: 'start', milliseconds: 420, ...wait } as const;
const stall = { ...start, type: 'stall', milliseconds: 900 } as const;
const error = (code: string) => ({ type: 'error', code, detail: '' }) as const;

test.each<[what: string, TestProgress, ReturnType<typeof outcomeOf>]>([
  ['plays to its end', { ...run(start), ended: true }, { type: 'played', startMs: 420, stalls: 0 }],
  [
    'stalls twice, and once too briefly to notice',
    {
      ...run(
        start,
        ...[900, 120, 2000].map((milliseconds) => ({ type: 'stall', milliseconds, ...wait }) as const),
      ),
      ended: true,
    },
    { type: 'played', startMs: 420, stalls: 2 },
  ],
  [
    'recovers from a lost network',
    { ...run(error('network'), start), ended: true },
    { type: 'played', startMs: 420, stalls: 0 },
  ],
  ['never starts', INITIAL_PROGRESS, { type: 'late' }],
  ['is awaited in vain', run({ ...start, state: 'going' }), { type: 'late' }],
  [
    'reports a stall while and after it lasts',
    { ...run(start, { ...stall, state: 'going' }, stall), ended: true },
    { type: 'played', startMs: 420, stalls: 1 },
  ],
  ['starts and stalls for good', run(start), { type: 'stuck' }],
  ['starts and loses the network', run(start, error('network')), { type: 'stuck' }],
  ['is missing', run(error('not-found 404')), { type: 'lost' }],
  ['has no network', run(error('network')), { type: 'lost' }],
  ['has no player', run(error('no-code')), { type: 'lost' }],
  ['cannot be decoded', run(start, error('decode')), { type: 'unplayable' }],
  ['has an unsupported format', run(error('unsupported')), { type: 'unplayable' }],
  [
    'changes quality and recovers',
    run({ type: 'quality', height: 360 }, { type: 'recovery', attempt: 1 }),
    { type: 'late' },
  ],
])('outcomeOf rates a test video that %s', (_, progress, outcome) => {
  expect(outcomeOf(progress)).toEqual(outcome);
});

test.each<[string, TestProgress, boolean]>([
  ['has ended', { ...INITIAL_PROGRESS, ended: true }, true],
  ['cannot be decoded', run(error('decode')), true],
  ['has no player', run(error('no-code')), true],
  ['is missing', run(error('not-found 404')), true],
  ['is refused', run(error('refused 403')), true],
  ['gets a server error', run(error('network 503')), false],
  ['lost the network, which may return', run(error('network')), false],
  ['plays', run(start), false],
])('isDecided returns whether a test that %s is over', (_, progress, decided) => {
  expect(isDecided(progress)).toBe(decided);
});
