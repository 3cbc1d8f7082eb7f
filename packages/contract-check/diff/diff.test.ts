import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consumers } from '../consumers/consumers.ts';
import { loadContract } from '../model/load-contract.ts';
import { type Change, readChanges } from './changes.ts';
import { diffMarkdown } from './diff-report.ts';
import { compare, exportVersion, UnknownVersion } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
const [base, revision] = [join(folder, 'base'), join(folder, 'revision')];
let changes: Change[];

function edit(file: string, from: string, to: string): void {
  const path = join(revision, file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} has ${from}`).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(async () => {
  exportVersion(undefined, base);
  cpSync(base, revision, { recursive: true });
  edit('schemas/event.yaml', 'enum: [upcoming, live, finished]', 'enum: [upcoming, live, finished, delayed]');
  edit('paths/pages.yaml', 'summary: Get a form by its alias', 'summary: Get one form by its alias');
  edit('schemas/page.yaml', 'maxLength: ', 'maxLength: 1');
  changes = readChanges(compare(base, revision), [
    await loadContract(`${base}/openapi.yaml`),
    await loadContract(`${revision}/openapi.yaml`),
  ]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('each change is weighed', () => {
  expect(changes.map(({ weight, place }) => `${weight} ${place.split('#')[0]}`).sort()).toEqual([
    'breaking schemas/event.yaml',
    'harmless paths/pages.yaml',
    'risky schemas/page.yaml',
  ]);
});

test('a shared schema is told once, with every operation that it reaches', () => {
  const [breaking] = changes.filter(({ weight }) => weight === 'breaking');
  expect(breaking?.message).toContain('delayed');
  expect(breaking?.operations).toEqual(
    expect.arrayContaining([
      'getBootstrap',
      'getEvent',
      'listEvents',
      'listFavoriteEvents',
      'listHomepageEvents',
      'listPages',
    ]),
  );
});

test('a change in a path reaches that operation', () => {
  expect(changes.find(({ weight }) => weight === 'harmless')?.operations).toEqual(['getCustomForm']);
});

test('Markdown names the screens', () => {
  const consumers: Consumers = {
    files: ['src/features/event/watch.tsx'],
    operations: { getEvent: [0] },
    screens: { '/watch/:id': [0] },
    fields: {},
    stories: {},
  };
  const text = diffMarkdown(changes, consumers, 'from a to b');
  expect(text).toContain('1 breaking, 1 risky, 1 harmless.');
  expect(text.split('\n').find((line) => line.includes('delayed'))).toContain('/watch/:id');
});

test.each(['no-such-version', '--help', 'HEAD:openapi'])('%s is no version', (ref) => {
  expect(() => exportVersion(ref, join(folder, 'none'))).toThrow(UnknownVersion);
});
