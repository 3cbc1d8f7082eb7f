import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/messages/${language}.json`, 'utf8'));
const en = read('en');
const fr = read('fr');

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The values that a message wants, by name. */
function wants(elements: MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) found.add(element.value);
    if (element.type === TYPE.tag) wants(element.children, found);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) wants(option.value, found);
  }
  return found;
}

test('every text stands in English and in French', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test('the names are sorted, so that two people adding texts rarely meet', () => {
  expect(Object.keys(en)).toEqual(Object.keys(en).toSorted());
  expect(Object.keys(fr)).toEqual(Object.keys(fr).toSorted());
});

describe('both languages say it with the same values', () => {
  test.each(Object.keys(en))('%s', (id) => {
    expect([...wants(parse(fr[id] ?? ''))].sort()).toEqual([...wants(parse(en[id] ?? ''))].sort());
  });
});

test('no text is unused', () => {
  const unused = Object.keys(en).filter(
    (id) => !new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(sources),
  );
  expect(unused).toEqual([]);
});
