import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Consumers } from '../consumers/consumers.ts';
import { Ledger } from '../judge/ledger.ts';
import { acceptAll, BadBaseline, readBaseline, writeBaseline } from './baseline.ts';
import { FORMATS } from './formats.ts';
import { makeReport } from './report.ts';

const consumers: Consumers = {
  files: [
    'src/features/home/home-screen.tsx',
    'src/components/event-card/event-card.tsx',
    'src/features/search/search.tsx',
  ],
  operations: { listEvents: [0, 2] },
  screens: { '*': [], '/': [0, 1], '/search': [2] },
  fields: { has_access: [1] },
  stories: { listEvents: ['Home · Full'] },
};

function ledger(): Ledger {
  const filled = new Ledger();
  const same = {
    operation: 'listEvents',
    status: 200,
    expected: 'boolean',
    got: 'a <text> | "x"',
    call: 'GET /api/events',
    example: '"yes"',
  };
  filled.add({ ...same, kind: 'type', where: '/data/0/has_access' });
  filled.add({ ...same, kind: 'type', where: '/data/7/has_access' });
  filled.add({ ...same, kind: 'undocumented-status', where: 'status', status: 418 });
  return filled;
}

const coverage = [
  { operation: 'listEvents', statuses: [200, 418], unseen: null },
  { operation: 'buy', statuses: [], unseen: 'needs --write' },
];
const checked = {
  target: 'http://x.test',
  calls: 3,
  seconds: 1.5,
  drifts: ledger().drifts,
  coverage,
  notes: ['A note.'],
};
const report = makeReport(checked, consumers, { accepted: [] });

describe('drift', () => {
  test('is counted once a place, whichever item it is in', () => {
    expect(ledger().drifts.map(({ field, count, where }) => [field, count, where])).toEqual([
      ['/data/*/has_access', 2, '/data/0/has_access'],
      ['status', 1, 'status'],
    ]);
  });

  test('keeps its name from run to run', () => {
    expect(ledger().drifts.map(({ id }) => id)).toEqual(ledger().drifts.map(({ id }) => id));
  });

  test('hurts those that read the field, or else those that make the call', () => {
    expect(report.drifts.map(({ hurts }) => [hurts.features, hurts.screens, hurts.byField])).toEqual([
      [['components'], ['/'], true],
      [['home', 'search'], ['/', '/search'], false],
    ]);
  });
});

describe('formats', () => {
  test.each(Object.entries(FORMATS))(
    '%s names operation, place, both sides and whom it hurts',
    (_name, format) => {
      const text = format(report);
      for (const part of ['listEvents', 'has_access', 'boolean', '418', 'Home · Full'])
        expect(text).toContain(part);
    },
  );

  test('JUnit is well-formed, with a case an operation', () => {
    const text = FORMATS.junit(report);
    expect(text).toContain('failures="1"');
    expect(text).toContain('a &lt;text&gt; | &quot;x&quot;');
    expect(text).toContain('<skipped message="not asked"/>');
    const page = new DOMParser().parseFromString(text, 'application/xml');
    expect(page.querySelectorAll('testcase')).toHaveLength(2);
    expect(page.querySelectorAll('testcase[name="listEvents"] > failure')).toHaveLength(2);
  });

  test('SARIF has a rule for each result, and a fingerprint', () => {
    const { runs } = JSON.parse(FORMATS.sarif(report));
    const { rules } = runs[0].tool.driver;
    for (const { ruleId, ruleIndex, partialFingerprints } of runs[0].results) {
      expect(rules[ruleIndex].id).toBe(ruleId);
      expect(partialFingerprints.drift).toMatch(/^[0-9a-f]{12}$/);
    }
  });

  test('Markdown keeps what came inside its cell', () => {
    const row =
      FORMATS.markdown(report)
        .split('\n')
        .find((line) => line.includes('has_access')) ?? '';
    expect(row).toContain('a \\<text\\> \\| "x"');
    expect(row.replaceAll('\\|', '').split('|')).toHaveLength(8);
  });
});

describe('a baseline', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'baseline-')), 'known.json');

  test('accepts what it knows and tells what is mended', () => {
    const [first] = checked.drifts;
    const gone = { id: 'aaaaaaaaaaaa', operation: 'buy', field: '/order', kind: 'type', reason: '' };
    writeBaseline(file, { accepted: [...acceptAll(first ? [first] : [], { accepted: [] }).accepted, gone] });
    const held = makeReport(checked, consumers, readBaseline(file));
    expect(held.drifts.map(({ field }) => field)).toEqual(['status']);
    expect(held.accepted.map(({ field }) => field)).toEqual(['/data/*/has_access']);
    expect(held.mended).toEqual(['buy /order (type)']);
  });

  test('keeps reasons when it is written anew', () => {
    const before = acceptAll(checked.drifts, { accepted: [] });
    const reasoned = { accepted: before.accepted.map((entry) => ({ ...entry, reason: 'ticket 7' })) };
    expect(acceptAll(checked.drifts, reasoned).accepted.map(({ reason }) => reason)).toEqual([
      'ticket 7',
      'ticket 7',
    ]);
  });

  test.each(['no json', '[]', '{"accepted": [{}]}'])('refuses %s', (text) => {
    writeFileSync(file, text);
    expect(() => readBaseline(file)).toThrow(BadBaseline);
  });

  test('is empty where there is no file yet', () => {
    expect(readBaseline('/nowhere/known.json')).toEqual({ accepted: [] });
  });
});
