import { expect, test } from 'vitest';
import { isDecided, newTest, outcomeOf, type TestProgress, testLogged } from './test-progress';

type Entries = Parameters<typeof testLogged>[1][];

const run = (...entries: Entries): TestProgress => entries.reduce(testLogged, newTest);
const wait = { offline: 0, state: 'over' } as const;
const start = { type: 'start', milliseconds: 420, ...wait } as const;
const stall = { ...start, type: 'stall', milliseconds: 900 } as const;
const error = (code: string) => ({ type: 'error', code, detail: '' }) as const;

test.each<[what: string, TestProgress, ReturnType<typeof outcomeOf>]>([
  ['plays to its end', { ...run(start), ended: true }, { type: 'played', startMs: 420, stalls: 0 }],
  [
    'stops twice, and once too shortly to be noticed',
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
  ['never begins', newTest, { type: 'late' }],
  ['is waited for in vain', run({ ...start, state: 'going' }), { type: 'late' }],
  [
    'is told of while it stands still, and when it goes on',
    { ...run(start, { ...stall, state: 'going' }, stall), ended: true },
    { type: 'played', startMs: 420, stalls: 1 },
  ],
  ['begins, and stands still', run(start), { type: 'stuck' }],
  ['begins, and loses the network', run(start, error('network')), { type: 'stuck' }],
  ['is not there', run(error('not-found 404')), { type: 'lost' }],
  ['meets no network', run(error('network')), { type: 'lost' }],
  ['has no player', run(error('no-code')), { type: 'lost' }],
  ['can’t be decoded', run(start, error('decode')), { type: 'unplayable' }],
  ['is of a format unknown here', run(error('unsupported')), { type: 'unplayable' }],
  [
    'changes quality and recovers',
    run({ type: 'quality', height: 360 }, { type: 'recovery', attempt: 1 }),
    { type: 'late' },
  ],
])('a test video that %s', (_, progress, outcome) => {
  expect(outcomeOf(progress)).toEqual(outcome);
});

test.each<[string, TestProgress, boolean]>([
  ['has ended', { ...newTest, ended: true }, true],
  ['can’t be decoded', run(error('decode')), true],
  ['has no player', run(error('no-code')), true],
  ['is not there', run(error('not-found 404')), true],
  ['is refused', run(error('refused 403')), true],
  ['meets a broken server', run(error('network 503')), false],
  ['lost the network, which may come back', run(error('network')), false],
  ['plays', run(start), false],
])('whether a test that %s is decided', (_, progress, decided) => {
  expect(isDecided(progress)).toBe(decided);
});
