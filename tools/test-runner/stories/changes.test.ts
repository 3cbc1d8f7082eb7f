import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastFullRun, readChanges, recordFullRun } from './changes';

const HEAD = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

function recordFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'full-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'cache', 'passed.json');
}

test('recordFullRun stores the commit of the last full run that passed', () => {
  const file = recordFile();
  expect(lastFullRun(file)).toBeNull();
  recordFullRun(HEAD, file);
  expect(lastFullRun(file)).toBe(HEAD);
});

test.each([
  ['names a commit that is gone', '{"commit":"0123456789012345678901234567890123456789"}'],
  ['is broken', '{'],
  ['is empty', 'null'],
])('a record of the full run that %s is ignored', (_, text) => {
  const file = recordFile();
  recordFullRun(HEAD, file);
  writeFileSync(file, text);
  expect(lastFullRun(file)).toBeNull();
});

test('changes are compared with STORIES_SINCE, or else with the last full run, or else are unknown', () => {
  expect(readChanges('HEAD', null).since).toBe('since HEAD');
  expect(readChanges(undefined, HEAD).since).toBe(`since the full run that passed at ${HEAD.slice(0, 8)}`);
  expect(readChanges(undefined, null)).toEqual({ files: null, since: 'no full run has passed here' });
});

test('an untracked file counts as changed', () => {
  const name = `new-file-${process.pid}.txt`;
  writeFileSync(name, '');
  onTestFinished(() => rmSync(name));
  expect(readChanges('HEAD', null).files).toContain(name);
});

test('an unknown commit in STORIES_SINCE causes an error that names it', () => {
  expect(() => readChanges('no-such-commit', HEAD)).toThrow('there is no commit called no-such-commit');
});
