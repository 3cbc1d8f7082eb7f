import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StoredPictures } from '../../.storybook/pictures/stored-pictures.ts';

let folder: string;
let stored: StoredPictures;

function pictures(name: string, files: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const file of files) writeFileSync(join(path, file), '');
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  stored = new StoredPictures(join(folder, 'kept'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('the picture store restores the pictures of a commit only if none is missing', () => {
  stored.store('one', pictures('taken', ['a.phone.png', 'a.laptop.png']));
  const next = pictures('next', []);
  expect(stored.restore('one', ['a.phone', 'b.phone'], next)).toBe(false);
  expect(stored.restore('other', ['a.phone'], next)).toBe(false);
  expect(readdirSync(next)).toEqual([]);
  expect(stored.restore('one', ['a.phone', 'a.laptop'], next)).toBe(true);
  expect(readdirSync(next).sort()).toEqual(['a.laptop.png', 'a.phone.png']);
});

it('the picture store deletes commits that are no longer compared', () => {
  const taken = pictures('taken', ['a.phone.png']);
  stored.store('one', taken);
  stored.store('two', taken);
  stored.removeOthers(['two']);
  expect(existsSync(join(folder, 'kept/one'))).toBe(false);
  expect(stored.restore('two', ['a.phone'], pictures('next', []))).toBe(true);
});
