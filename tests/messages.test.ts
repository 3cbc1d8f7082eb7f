import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { shows } from './statements/shows';

const areas = globSync('src/i18n/messages/*').map((folder) => folder.split('/').at(-1) ?? '');
const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/messages/${area}/${language}.json`, 'utf8'));
const whole = (language: string) => Object.assign({}, ...areas.map((area) => read(area, language)));
const en: Record<string, string> = whole('en');
const fr: Record<string, string> = whole('fr');

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

const valuesOf = (message = '') => [...wants(parse(message))].sort().join(' ');

/** A message as it reads, a 0 for each value. */
function reading(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return reading(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map((option) => reading(option.value))
          .join('|');
      return '0';
    })
    .join('');
}

test('every text stands in English and in French', shows('interface languages'), () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test.each(areas)('the names of %s are sorted, so that two people adding texts rarely meet', (area) => {
  for (const language of ['en', 'fr']) {
    const names = Object.keys(read(area, language));
    expect(names).toEqual(names.toSorted());
  }
});

test('no name stands in two areas', () => {
  const names = areas.flatMap((area) => Object.keys(read(area, 'en')));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('both languages use the same values in every message', shows('interface languages'), () => {
  const differing = Object.keys(en).filter((id) => valuesOf(fr[id]) !== valuesOf(en[id]));
  expect(differing).toEqual([]);
});

describe('the spaces of Québec French', () => {
  test.each([
    ['a no-break space before a colon', /(?<!\u00a0):(?!\d)/],
    ['no-break spaces inside guillemets', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['a no-break space before % and $', /(?<!\u00a0)[%$]/],
    ['none before ?, ! and ;', /\s[?!;]/],
  ])('%s', (_, wrong) => {
    expect(Object.keys(fr).filter((id) => wrong.test(reading(parse(fr[id] ?? ''))))).toEqual([]);
  });
});

test('no text is unused', () => {
  const unused = Object.keys(en).filter(
    (id) => !new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(sources),
  );
  expect(unused).toEqual([]);
});
