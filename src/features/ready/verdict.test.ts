import { describe, expect, test } from 'vitest';
import type { Measures } from './measures';
import { judge } from './verdict';

const FINE: Measures = {
  online: true,
  hidden: false,
  embedded: false,
  region: 'allowed',
  browser: { streams: 'script', storageWorks: true },
  device: { small: 'smooth', hd: 'smooth' },
  test: { type: 'played', startMs: 380, stalls: 0 },
  speed: 20_000_000,
};

const report = (change: Partial<Measures>) => {
  const { verdict, findings } = judge({ ...FINE, ...change });
  return [
    verdict,
    findings
      .filter(({ level }) => level !== 'good')
      .map(({ part, level, message }) => `${part} ${level} ${message}`),
  ];
};

const LATE = { type: 'late' } as const;
const NO_STREAMS = { streams: 'none', storageWorks: true } as const;
const UNKNOWN = { small: 'unknown', hd: 'unknown' } as const;

test.each<[what: string, Partial<Measures>, verdict: string, findings: string[]]>([
  ['everything is fine', {}, 'plays', []],
  ['the browser plays streams natively', { browser: { streams: 'native', storageWorks: true } }, 'plays', []],
  ['the browser reports no decoding capability, and the test played', { device: UNKNOWN }, 'plays', []],
  [
    'the browser denies a format that the test played',
    { device: { small: 'no', hd: 'smooth' } },
    'plays',
    [],
  ],

  ['the browser denies streams, but the test played', { browser: NO_STREAMS }, 'plays', []],

  ['the viewer is outside the region', { region: 'blocked' }, 'no', ['region bad check.placeBlocked']],
  ['the region is unknown', { region: 'unknown' }, 'unsure', ['region unknown check.placeUnknown']],

  [
    'the browser cannot play streams',
    { browser: NO_STREAMS, test: { type: 'unplayable' } },
    'no',
    ['browser bad check.browserNone', 'video bad check.videoUnplayable'],
  ],
  [
    'the browser has no storage',
    { browser: { streams: 'script', storageWorks: false } },
    'limits',
    ['browser poor check.browserForgets'],
  ],
  [
    'the device cannot decode HD',
    { device: { small: 'smooth', hd: 'rough' } },
    'limits',
    ['device poor check.deviceRough'],
  ],
  [
    'the device cannot decode the video',
    { device: { small: 'no', hd: 'no' }, test: { type: 'unplayable' } },
    'no',
    ['device bad check.deviceNo', 'video bad check.videoUnplayable'],
  ],

  [
    'the test stalled',
    { test: { type: 'played', startMs: 900, stalls: 2 } },
    'limits',
    ['video poor check.videoStalls'],
  ],
  ['the test got stuck', { test: { type: 'stuck' } }, 'no', ['video bad check.videoStuck']],
  ['the test did not start', { test: LATE }, 'unsure', ['video unknown check.videoLate']],
  [
    'the test could not be loaded',
    { test: { type: 'lost' }, speed: null },
    'unsure',
    ['video unknown check.videoLost', 'speed unknown check.speedUnknown'],
  ],
  [
    'the device saves data',
    { test: { type: 'skipped' }, speed: null, device: UNKNOWN },
    'unsure',
    [
      'device unknown check.deviceUnknown',
      'video unknown check.videoSkipped',
      'speed unknown check.speedUnknown',
    ],
  ],

  ['the speed allows 480 lines', { speed: 1_500_000 }, 'limits', ['speed poor check.speedLow']],
  ['the speed allows 234 lines', { speed: 300_000 }, 'limits', ['speed poor check.speedLow']],
  [
    'the speed allows less, but the test played',
    { speed: 250_000 },
    'limits',
    ['speed poor check.speedTooLow'],
  ],
  [
    'the speed allows less, and the test got stuck',
    { speed: 90_000, test: { type: 'stuck' } },
    'no',
    ['video bad check.videoStuck', 'speed bad check.speedTooLow'],
  ],
  ['the speed is unknown', { speed: null }, 'unsure', ['speed unknown check.speedUnknown']],

  [
    'the network is lost',
    { online: false, test: LATE, speed: 90_000 },
    'unsure',
    ['video unknown check.offline', 'speed unknown check.speedUnknown'],
  ],
  [
    'the network is lost without a test video',
    { online: false, region: 'blocked', test: LATE, speed: null },
    'no',
    ['region bad check.placeBlocked', 'video unknown check.offline', 'speed unknown check.speedUnknown'],
  ],
  [
    'the page was in the background',
    { hidden: true, test: { type: 'stuck' }, speed: 400_000 },
    'unsure',
    ['video unknown check.hidden', 'speed unknown check.hidden'],
  ],
  [
    'the page was in the background, and the test stalled',
    { hidden: true, test: { type: 'played', startMs: 300, stalls: 3 } },
    'unsure',
    ['video unknown check.hidden'],
  ],
  ['the page was in the background, and the test played', { hidden: true }, 'plays', []],

  ['an embedded player plays it', { embedded: true }, 'unsure', ['video unknown check.videoElsewhere']],
  [
    'an embedded player plays it, and the browser cannot play streams',
    { embedded: true, browser: NO_STREAMS, device: { small: 'no', hd: 'no' }, test: { type: 'unplayable' } },
    'unsure',
    [
      'browser unknown check.browserNone',
      'device unknown check.deviceNo',
      'video unknown check.videoUnplayable',
    ],
  ],
  [
    'an embedded player plays it in a blocked region',
    { embedded: true, region: 'blocked' },
    'no',
    ['region bad check.placeBlocked', 'video unknown check.videoElsewhere'],
  ],
])('judge returns the verdict and findings if %s', (_, change, verdict, findings) => {
  expect(report(change)).toEqual([verdict, findings]);
});

test.each([
  [4_000_000, 4],
  [4_190_000, 4.1],
  [90_000, 0.1],
  [25_000_000, 25],
  [12_900_000, 12],
])('judge shows a speed of %i bit/s as %s Mbit/s', (speed, megabits) => {
  const { findings } = judge({ ...FINE, speed });
  expect(findings.find(({ part }) => part === 'speed')?.values?.megabits).toBe(megabits);
});

describe('judge with all combinations of measures', () => {
  const all: Measures[] = [];
  const flags = [true, false];
  for (const online of flags)
    for (const hidden of flags)
      for (const embedded of flags)
        for (const region of ['allowed', 'blocked', 'unknown'] as const)
          for (const streams of ['script', 'native', 'none'] as const)
            for (const small of ['smooth', 'rough', 'no', 'unknown'] as const)
              for (const type of ['played', 'stuck', 'late', 'unplayable', 'lost', 'skipped'] as const)
                for (const speed of [null, 90_000, 1_000_000, 9_000_000])
                  all.push({
                    ...{ online, hidden, embedded, region, speed },
                    browser: { streams, storageWorks: true },
                    device: { small, hd: small },
                    test: type === 'played' ? { type, startMs: 400, stalls: 0 } : { type },
                  });

  test('judge predicts playback only if the test video played, the region is allowed and the speed suffices', () => {
    const promised = all.filter((measures) => judge(measures).verdict === 'plays');
    expect(promised).not.toEqual([]);
    for (const {
      region,
      test: { type },
      speed,
      embedded,
    } of promised)
      expect([region, type, embedded, (speed ?? 0) > 3_500_000]).toEqual(['allowed', 'played', false, true]);
  });

  test('judge always reports a blocked region, and reports it first', () => {
    for (const measures of all.filter(({ region }) => region === 'blocked')) {
      const { verdict, findings } = judge(measures);
      expect([verdict, findings[0]?.part]).toEqual(['no', 'region']);
    }
  });

  test('each finding that is not good has advice, except if the viewer can change nothing', () => {
    const idle = new Set(
      all.flatMap((measures) =>
        judge(measures)
          .findings.filter(({ level, advice }) => level !== 'good' && !advice)
          .map(({ message }) => message),
      ),
    );
    expect([...idle]).toEqual(['check.deviceUnknown']);
  });
});
