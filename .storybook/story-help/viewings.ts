import { newViewing, type Viewing, type WatchEntry, withEntry } from '../../src/lib/watch-log/viewing';
import { EVENING } from '../demo/clock';
import { GAME_ID } from './games';

export const HOUR_MS = 3_600_000;

type LogRow = [seconds: number, entry: WatchEntry];
export const start = (seconds: number, state: 'over' | 'left' = 'over'): LogRow => [
  seconds,
  { type: 'start', milliseconds: seconds * 1000, offline: 0, state },
];
const stall = (until: number, seconds: number, offline = 0): LogRow => [
  until,
  { type: 'stall', milliseconds: seconds * 1000, offline: offline * 1000, state: 'over' },
];
export const watched = (until: number, seconds: number): LogRow => [until, { type: 'watched', seconds }];
const quality = (at: number, height: number): LogRow => [at, { type: 'quality', height }];

export const viewing = (
  entries: readonly LogRow[],
  change: Partial<Viewing> = {},
  id = GAME_ID,
  ago = 20 * HOUR_MS,
): Viewing => ({
  ...entries.reduce(
    (before, [seconds, entry]) => withEntry(before, entry, seconds * 1000),
    newViewing({ id, title: 'Herons at Royals' }, EVENING - ago, { live: false, embedded: false }),
  ),
  ...change,
});

export const FINE_VIEWING = viewing([start(0.9), quality(1, 720), watched(2_881, 2_880)]);
export const SOME_TROUBLE = viewing([
  start(2.4),
  quality(3, 480),
  watched(1_200, 1_197),
  stall(1_205, 4.6),
  watched(2_700, 2_690),
]);
export const SERIOUS_TROUBLE = viewing(
  [
    ...[start(6.5), quality(7, 360), watched(300, 293), stall(342, 41, 12)],
    ...[quality(342, 240), watched(900, 850), stall(921, 20.5)],
    [921, { type: 'error', code: 'network 503' }] satisfies LogRow,
    [922, { type: 'recovery' }] satisfies LogRow,
    [960, { type: 'gave-up' }] satisfies LogRow,
  ],
  { live: true },
);
