import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Coverage } from '../check/coverage.ts';
import type { Consumers } from '../consumers/consumers.ts';
import { Ledger } from '../judge/ledger.ts';
import { acceptAll, type Baseline, BaselineError, readBaseline, writeBaseline } from './baseline.ts';
import { FORMATS } from './formats.ts';
import { type Checked, makeReport } from './report.ts';

const consumers: Consumers = {
  files: [
    'src/features/home/home-screen.tsx',
    'src/components/event-card/event-card.tsx',
    'src/features/search/search.tsx',
  ],
  operations: { listEvents: [0, 2] },
  screens: { '*': [], '/': [0, 1], '/search': [2], '/team/:id': [0, 1], '/live': [0, 1], '/vod': [0, 1] },
  titles: { '/': 'Home', '/team/:id': 'Team' },
  fields: { has_access: [1] },
  stories: { listEvents: ['Home · Full'] },
};

const TODAY = '2026-11-23';
const version = { contract: '1.2.0', commit: 'abcdef12', check: '3.4.5' };

function ledger(got = 'a <text> | "x"'): Ledger {
  const filled = new Ledger();
  const same = {
    operation: 'listEvents',
    status: 200,
    expected: 'boolean',
    got,
    call: 'GET /api/events',
    curl: "curl -i 'http://x.test/api/events'",
    example: '"yes"',
  };
  filled.add({ ...same, kind: 'type', where: '/data/0/has_access' });
  filled.add({ ...same, kind: 'type', where: '/data/7/has_access' });
  filled.add({ ...same, kind: 'undocumented-status', where: 'status', status: 418 });
  return filled;
}

const coverage: Coverage = {
  operations: [
    {
      operation: 'listEvents',
      method: 'GET',
      path: '/api/events',
      tag: 'events',
      milliseconds: 1250,
      statuses: [
        { status: 200, judged: 3, reason: null },
        { status: 418, judged: 1, reason: null },
      ],
    },
    {
      operation: 'buy',
      method: 'POST',
      path: '/api/stripe/buy',
      tag: 'checkout',
      milliseconds: 0,
      statuses: [{ status: 200, judged: 0, reason: 'give --write' }],
    },
  ],
  unseenShapes: ['Order'],
};
const checked: Checked = {
  target: 'http://x.test',
  calls: 3,
  seconds: 1.5,
  drifts: ledger().drifts,
  coverage,
  notes: ['A note.'],
  unproved: ['The backend gave no keys.'],
};

const reportOf = (more: Partial<Checked> = {}, baseline: Baseline = { accepted: [] }) =>
  makeReport(
    { ...checked, ...more },
    {
      consumers,
      baseline,
      version,
      today: TODAY,
      placeOf: ({ field }) => (field.startsWith('/') ? 'openapi/schemas/event.yaml:63' : null),
    },
  );
const report = reportOf();

describe('a drift in the report', () => {
  test('counts a drift once per place, whichever item of a list it is in', () => {
    expect(ledger().drifts.map(({ field, count, where }) => [field, count, where])).toEqual([
      ['/data/*/has_access', 2, '/data/0/has_access'],
      ['status', 1, 'status'],
    ]);
  });

  test('gives a drift the same id in every run', () => {
    expect(ledger().drifts.map(({ id }) => id)).toEqual(ledger().drifts.map(({ id }) => id));
  });

  test('a drift affects the screens that read the field, or else the screens that make the call', () => {
    expect(report.drifts.map(({ hurts }) => [hurts.features, hurts.screens, hurts.byField])).toEqual([
      [['components'], ['/', '/team/:id', '/live', '/vod'], true],
      [['home', 'search'], ['/', '/search', '/team/:id', '/live', '/vod'], false],
    ]);
  });
});

describe('the outcome of a report', () => {
  test.each<[string, Partial<Checked>, string, RegExp]>([
    [
      'drift beats what was not proved',
      {},
      'drifts',
      /drifts in 2 ways, and part .* The backend gave no keys\.$/,
    ],
    ['drift alone', { unproved: [] }, 'drifts', /drifts in 2 ways\.$/],
    ['nothing proved', { drifts: [] }, 'inconclusive', /^Inconclusive: .*The backend gave no keys\.$/],
    [
      'all proved',
      { drifts: [], unproved: [] },
      'keeps',
      /keeps the contract as far as it was seen: there was no Order/,
    ],
  ])('a report states the outcome: %s', (_name, more, outcome, sentence) => {
    expect(reportOf(more).outcome).toBe(outcome);
    expect(reportOf(more).sentence).toMatch(sentence);
  });
});

describe('the formats of the report', () => {
  test.each(Object.entries(FORMATS))(
    'the %s report has the operation, place, both values, affected screens, what was not proved and the coverage',
    (_name, format) => {
      const text = format(report);
      const parts = [
        'listEvents',
        'has_access',
        'boolean',
        '418',
        'Home /',
        'gave no keys',
        'give --write',
        'Order',
      ];
      for (const part of parts) expect(text).toContain(part);
    },
  );

  test('the terminal report has three screens and a count, the contract’s line and a command that repeats the call', () => {
    const text = FORMATS.terminal(report);
    expect(text).toContain('hurts     Home /, Team /team/{id}, /live and 1 more');
    expect(text).toContain('contract  openapi/schemas/event.yaml:63');
    expect(text).toContain("repeat    curl -i 'http://x.test/api/events'");
    expect(text).toContain('contract 1.2.0 (abcdef12), grandstand-contract 3.4.5');
  });

  test('GitHub annotations link to the line in the contract', () => {
    expect(FORMATS.github(report)).toContain(
      '::error file=openapi/schemas/event.yaml,line=63,title=listEvents /data/*/has_access%3A ',
    );
    expect(FORMATS.github(report)).toContain('::error title=Inconclusive::The backend gave no keys.');
  });

  test('the JUnit report is well-formed, and each operation has a test case, a time and at most one failure', () => {
    const text = FORMATS.junit(report);
    expect(text).toContain('failures="1" errors="1"');
    expect(text).toContain('a &lt;text&gt; | &quot;x&quot;');
    expect(text).toContain('<skipped message="give --write"/>');
    const page = new DOMParser().parseFromString(text, 'application/xml');
    expect(page.querySelectorAll('testcase')).toHaveLength(3);
    expect(page.querySelectorAll('testcase[name="listEvents"] > failure')).toHaveLength(1);
    expect(page.querySelector('testcase[name="listEvents"]')?.getAttribute('time')).toBe('1.250');
    expect(page.querySelectorAll('error')).toHaveLength(1);
  });

  test('the SARIF report has a rule, a fingerprint and a contract line for each result', () => {
    const { runs } = JSON.parse(FORMATS.sarif(report));
    const { rules } = runs[0].tool.driver;
    for (const { ruleId, ruleIndex, partialFingerprints } of runs[0].results) {
      expect(rules[ruleIndex].id).toBe(ruleId);
      expect(partialFingerprints.drift).toMatch(/^[0-9a-f]{12}$/);
    }
    expect(runs[0].results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'openapi/schemas/event.yaml' },
      region: { startLine: 63 },
    });
  });

  test('the Markdown report escapes values in table cells', () => {
    const row =
      FORMATS.markdown(report)
        .split('\n')
        .find((line) => line.includes('has_access')) ?? '';
    expect(row).toContain('a \\<text\\> \\| "x"');
    expect(row.replaceAll('\\|', '').split('|')).toHaveLength(8);
  });
});

describe('the baseline of accepted drift', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'baseline-')), 'known.json');
  const none: Baseline = { accepted: [] };

  test('the baseline accepts known drift and names entries that are fixed', () => {
    const [first] = checked.drifts;
    const gone = { ...acceptAll(first ? [first] : [], none, TODAY).accepted[0], id: 'aaaaaaaaaaaa' };
    const entry = {
      ...gone,
      operation: 'buy',
      field: '/order',
      kind: 'type',
    } as Baseline['accepted'][number];
    const accepted = [...acceptAll(first ? [first] : [], none, TODAY).accepted, entry];
    writeBaseline(file, { accepted });
    const held = reportOf({}, readBaseline(file));
    expect(held.drifts.map(({ field }) => field)).toEqual(['status']);
    expect(held.accepted.map(({ field }) => field)).toEqual(['/data/*/has_access']);
    expect(held.fixed).toEqual(['buy /order (type)']);
  });

  test('accepting drift again keeps the old entry’s reason and day in the baseline', () => {
    const before = acceptAll(checked.drifts, none, '2026-01-02');
    const reasoned = { accepted: before.accepted.map((entry) => ({ ...entry, reason: 'ticket 7' })) };
    expect(acceptAll(checked.drifts, reasoned, TODAY).accepted[0]).toMatchObject({
      date: '2026-01-02',
      expected: 'boolean',
      got: 'a <text> | "x"',
      expires: null,
      reason: 'ticket 7',
    });
  });

  test('--expires and --reason apply to new baseline entries and leave old ones unchanged', () => {
    const added = { expires: '2027-01-31', reason: 'ticket 8' };
    const known = acceptAll(checked.drifts, none, TODAY, { reason: 'ticket 7' });
    expect(known.accepted[0]).toMatchObject({ date: TODAY, expires: null, reason: 'ticket 7' });
    expect(acceptAll(checked.drifts, known, TODAY, added).accepted[0]).toEqual(known.accepted[0]);
    expect(acceptAll(checked.drifts, none, TODAY, added).accepted[0]).toMatchObject(added);
  });

  test('the baseline no longer accepts a drift after its last day', () => {
    const { accepted } = acceptAll(checked.drifts, none, TODAY);
    const until = (expires: string) => ({ accepted: accepted.map((entry) => ({ ...entry, expires })) });
    expect(reportOf({}, until(TODAY)).drifts).toEqual([]);
    const late = reportOf({}, until('2026-11-22'));
    expect(late.drifts).toHaveLength(2);
    expect(late.notes).toContain('The baseline accepted listEvents /data/*/has_access until 2026-11-22.');
  });

  test('the baseline does not accept a drift whose expectation or type of value has changed', () => {
    const known = acceptAll(checked.drifts, none, TODAY);
    const nulls = reportOf({ drifts: ledger('null').drifts }, known);
    expect(nulls.drifts.map(({ field }) => field)).toEqual(['/data/*/has_access']);
    const changed = { accepted: known.accepted.map((entry) => ({ ...entry, expected: 'integer' })) };
    expect(reportOf({}, changed).drifts).toHaveLength(2);
  });

  test.each(['no json', '[]', '{"accepted": [{}]}', '{"accepted": [{"id": "a", "expires": "soon"}]}'])(
    'a malformed baseline file is refused: %s',
    (text) => {
      writeFileSync(file, text);
      expect(() => readBaseline(file)).toThrow(BaselineError);
    },
  );

  test('the baseline is empty when its file does not exist', () => {
    expect(readBaseline('/nowhere/known.json')).toEqual(none);
  });
});
