import { globSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { needsFaults, SPACE_RULES, spaceFaults } from '../.storybook/texts/message-rules';
import { ALL_LANGUAGES } from '../src/i18n/languages';
import { nodesIn, parseSource } from '../tools/test-runner/stories/syntax.ts';
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

test('every text exists in every language', shows('interface languages'), () => {
  const ids = Object.keys(en).sort();
  for (const language of ALL_LANGUAGES) expect(Object.keys(whole(language)).sort()).toEqual(ids);
});

/** Languages share a few words, such as names of products. */
const MAX_SHARE_OF_ENGLISH = 0.2;

test.each(areas)('the message area %s is translated into every language', (area) => {
  const english = read(area, 'en');
  for (const language of ALL_LANGUAGES.filter((one) => one !== 'en')) {
    const same = Object.entries(read(area, language)).filter(([id, text]) => text === english[id]);
    expect(
      same.length / Object.keys(english).length,
      `${language}.json of ${area} repeats the English of ${same.map(([id]) => id).join(', ')}`,
    ).toBeLessThan(MAX_SHARE_OF_ENGLISH);
  }
});

test('code uses the type Language instead of listing languages, so that a new language is added in one place', () => {
  const isListOfLanguages = (node: ts.UnionTypeNode) =>
    ALL_LANGUAGES.every((language) =>
      node.types.some(
        (type) =>
          ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) && type.literal.text === language,
      ),
    );
  const files = globSync('{src,edge,.storybook}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'src/i18n/languages.ts',
  );
  const listing = files.filter((file) =>
    nodesIn(parseSource(file, readFileSync(file, 'utf8')), ts.isUnionTypeNode).some(isListOfLanguages),
  );
  expect(listing).toEqual([]);
});

test.each(areas)(
  'the ids of the message area %s are sorted, so that two people who add texts rarely conflict',
  (area) => {
    for (const language of ALL_LANGUAGES) {
      const names = Object.keys(read(area, language));
      expect(names).toEqual(names.toSorted());
    }
  },
);

test('no two message areas have the same message id', () => {
  const names = areas.flatMap((area) => Object.keys(read(area, 'en')));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test(
  'every language uses the same values, tags and choices in every message',
  shows('interface languages'),
  () => {
    const faults = ALL_LANGUAGES.flatMap((language) => {
      const own: Record<string, string> = whole(language);
      return Object.entries(en).flatMap(([id, english]) =>
        needsFaults(parse(own[id] ?? ''), parse(english)).map((fault) => `${id} in ${language} ${fault}`),
      );
    });
    expect(faults).toEqual([]);
  },
);

test.each(SPACE_RULES)('French messages follow the rule for spaces: %s', (rule) => {
  expect(Object.keys(fr).filter((id) => spaceFaults(parse(fr[id] ?? '')).includes(rule))).toEqual([]);
});

test('every message is used by the code', () => {
  const unused = Object.keys(en).filter(
    (id) => !new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(sources),
  );
  expect(unused).toEqual([]);
});
