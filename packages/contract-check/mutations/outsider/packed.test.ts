import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockServer } from '../../../../mocks/mock-server.ts';
import { HARMLESS_VARIATIONS, OUTSIDER_DRIFTS } from './all-variations.ts';
import type { Drift, Variation } from './exchange.ts';
import { startProxy } from './proxy.ts';
import { gradeOf, scoreOf } from './score.ts';

/** `OUTSIDER_PACKED=1` runs all drifts and variations, which takes half an hour. */
const isAll = process.env.OUTSIDER_PACKED === '1';
const SAMPLE_SIZE = 1;
const drifts = isAll ? OUTSIDER_DRIFTS : OUTSIDER_DRIFTS.slice(0, SAMPLE_SIZE);
const harmless = isAll ? HARMLESS_VARIATIONS : HARMLESS_VARIATIONS.slice(0, 1);
const TIMEOUT_MS = 7_200_000;
const FILE = '.cache/contract/grandstand-contract.mjs';
const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outsider-'));
  await run(process.execPath, ['packages/contract-check/pack/pack.ts']);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Reported {
  outcome: string;
  drifts: { operation: string; field: string }[];
}

/** Runs the packed check against the demo backend behind a proxy, and returns its report. */
async function reportOf(variation: Drift | Variation): Promise<Reported> {
  const backend = await startMockServer();
  const proxy = await startProxy(backend.url, [variation]);
  const output = join(folder, 'report.json');
  const values = {
    'base-url': proxy.url,
    email: 'member@grandstand.test',
    password: 'goal-line-1',
    card: 'pm_demo_success_visa_4242_1230_abc',
    origin: 'https://site.grandstand.test',
    'device-code': '123456',
    mailbox: `${backend.url}/demo/mailbox`,
    'deletion-link': `${backend.url}/demo/deletion-link`,
    poll: '50',
    format: 'json',
    output,
  };
  const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
  try {
    // The check exits with 1 when it finds a drift.
    await run(process.execPath, [FILE, 'check', ...options, '--write', '--probe-login']).catch(() => {});
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    proxy.close();
    await backend.close();
  }
}

test('the packed contract check names an outsider’s drifts at their operation and field', {
  timeout: TIMEOUT_MS,
}, async () => {
  const grades: ReturnType<typeof gradeOf>[] = [];
  for (const drift of drifts) {
    const report = await reportOf(drift);
    const grade = gradeOf(drift, report.drifts);
    grades.push(grade);
    if (grade !== 'at its operation and field') console.log(`${grade}: ${drift.about}`);
  }
  const score = scoreOf(grades);
  console.log(
    `packed check: of ${score.drifts} drifts by an outsider ${score.found} found, ${score.operation} at their operation, ${score.field} at their operation and field`,
  );
  expect(score.field / score.drifts).toBeGreaterThanOrEqual(0.98);
});

test('the packed contract check reports no drift for an outsider’s harmless variations', {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const variation of harmless) {
    const { outcome, drifts: found } = await reportOf(variation);
    expect({ about: variation.about, outcome, found }).toEqual({
      about: variation.about,
      outcome: 'keeps',
      found: [],
    });
  }
});
