import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { ALL_LANGUAGES } from '../src/i18n/languages';
import { shows } from './statements/shows';

const areas = globSync('src/i18n/messages/*').map((folder) => folder.split('/').at(-1) ?? '');
const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/messages/${area}/${language}.json`, 'utf8'));
const whole = (language: string) => Object.assign({}, ...areas.map((area) => read(area, language)));
const en: Record<string, string> = whole('en');
const fr: Record<string, string> = whole('fr');

const sources = globSync('{src,edge}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The values that a message needs, by name. */
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

/** The message as a viewer reads it, with 0 for each value. */
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

test('every text exists in every language', shows('interface languages'), () => {
  const ids = Object.keys(en).sort();
  for (const language of ALL_LANGUAGES) expect(Object.keys(whole(language)).sort()).toEqual(ids);
});

test.each(areas)(
  'the ids of the message area %s are sorted, so that two people adding texts rarely conflict',
  (area) => {
    for (const language of ALL_LANGUAGES) {
      const names = Object.keys(read(area, language));
      expect(names).toEqual(names.toSorted());
    }
  },
);

test('no message id is in two areas', () => {
  const names = areas.flatMap((area) => Object.keys(read(area, 'en')));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every language uses the same values in every message', shows('interface languages'), () => {
  const differing = ALL_LANGUAGES.flatMap((language) => {
    const own: Record<string, string> = whole(language);
    return Object.keys(en).filter((id) => valuesOf(own[id]) !== valuesOf(en[id]));
  });
  expect(differing).toEqual([]);
});

describe('spaces in Québec French', () => {
  test.each([
    ['a no-break space before a colon', /(?<!\u00a0):(?!\d)/],
    ['no-break spaces inside guillemets', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['a no-break space before % and $', /(?<!\u00a0)[%$]/],
    ['none before ?, ! and ;', /\s[?!;]/],
  ])('Québec French spaces: %s', (_, wrong) => {
    expect(Object.keys(fr).filter((id) => wrong.test(reading(parse(fr[id] ?? ''))))).toEqual([]);
  });
});

test('every message is used', () => {
  const unused = Object.keys(en).filter(
    (id) => !new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(sources),
  );
  expect(unused).toEqual([]);
});
