import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../src/i18n/messages/site/en.json';
import fr from '../src/i18n/messages/site/fr.json';
import { disciplineWords } from '../src/lib/text/discipline';

const say = (locale: 'en' | 'fr', id: 'sport.female' | 'sport.male', sport: string) =>
  createIntl({ locale, messages: { en, fr }[locale] }).formatMessage({ id }, disciplineWords(sport));

test.each([
  ['en', 'sport.female', 'Volleyball', 'Women’s volleyball'],
  ['en', 'sport.male', 'Cross-country', 'Men’s cross-country'],
  ['en', 'sport.female', 'BMX', 'Women’s BMX'],
  ['fr', 'sport.female', 'Hockey', 'hockey féminin'],
  ['fr', 'sport.male', 'Athlétisme', 'athlétisme masculin'],
  ['fr', 'sport.female', 'Natation', 'natation féminine'],
  ['fr', 'sport.male', 'Gymnastique', 'gymnastique masculine'],
  ['fr', 'sport.female', 'Crosse', 'crosse féminine'],
] as const)('in %s the message %s for %s reads “%s”', (locale, id, sport, words) => {
  expect(say(locale, id, sport)).toBe(words);
});
