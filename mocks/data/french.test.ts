import { expect, test } from 'vitest';
import type { Language } from '../../generated/model/index.ts';
import { buildCatalogue } from './catalogue.ts';
import { readTexts } from './read-texts.ts';

const inLanguage = (language: Language) =>
  buildCatalogue({
    seed: 7,
    scale: 'normal',
    language,
    ownLanguage: 'en',
    languages: ['en', 'fr'],
    anchor: Date.UTC(2026, 10, 14, 19) / 1000,
  });

/** Texts that are the same in both languages, such as proper names and loan words. */
const ALIKE =
  /^(Hockey|Basketball|Volleyball|Soccer|Football|FAQ|Canada|Québec|Minnesota|Wisconsin|Iowa|Saskatchewan|Arizona|Ontario|Oregon|Aréna de Saint-Aubin|Stade de Val-Brumeux)$/;

const [english, french] = [inLanguage('en'), inLanguage('fr')];
const schools = new Set(english.schools.map(({ name }) => name));
const parts = ({
  settings,
  menu,
  pages,
  slides,
  faq,
  forms,
  categories,
  venues,
  events,
  packages,
  subscriptions,
  library,
  teams,
  properties,
}: typeof english) => ({
  settings,
  menu,
  slides,
  faq,
  categories,
  venues,
  packages,
  subscriptions,
  library,
  properties,
  // Slugs of pages and names of form fields are left out, because viewers do not read them.
  pages: pages.map(({ title, html }) => ({ title, html })),
  forms: forms.map(({ title, description, fields }) => ({
    title,
    description,
    labels: fields.map(({ label, options }) => ({ label, options })),
  })),
  // Events are in order of time in both languages, whereas an order by name would differ.
  events: events.map(({ name, description, secondCamera, state }) => ({
    name,
    description,
    secondCamera,
    state,
  })),
  teams: teams.map(({ name, properties: { sport } }) => ({ name, sport })),
});

test('the demo has the same texts in English and French', () => {
  const where = (catalogue: typeof english) => readTexts(parts(catalogue)).map(([path]) => path);
  expect(where(french)).toEqual(where(english));
});

test('every text of the demo is translated for a viewer who reads French', () => {
  const inFrench = new Map(readTexts(parts(french)));
  const untranslated = readTexts(parts(english)).filter(
    ([path, text]) => inFrench.get(path) === text && !ALIKE.test(text) && !schools.has(text),
  );
  expect(untranslated).toEqual([]);
});
