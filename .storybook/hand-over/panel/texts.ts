import type { Language } from '../../../src/i18n/languages';
import type { DeckLanguage } from '../../texts/copy-deck-csv';
import type { StoryFacts } from '../facts';
import type { StaticData } from '../static-data';

interface TextRow {
  id: string;
  /** Its words on the page; several where it is there with different values. */
  shown: string[];
  /** The message in the other language, as written. */
  other: string;
  isTitle?: boolean;
}

export interface TextArea {
  area: string;
  /** The file of the language that is on show. */
  file: string;
  rows: TextRow[];
}

/** Every page has texts of this area, so it comes last. */
const SHARED_AREA = 'site';

/** English, except next to English. */
export const otherLanguage = (language: Language): DeckLanguage => (language === 'en' ? 'fr' : 'en');

const names = new Intl.DisplayNames('en', { type: 'language' });

export const languageName = (language: Language): string => names.of(language) ?? language;

const MAX_VALUES = 3;

/** A message of a list has many values; a few of them say enough. */
export const firstValues = (shown: readonly string[]): string[] =>
  shown.length > MAX_VALUES + 1
    ? [...shown.slice(0, MAX_VALUES), `… and ${shown.length - MAX_VALUES} more`]
    : [...shown];

/** The messages on a page, each once, by the area whose file has them. */
export function textAreas(facts: StoryFacts, { messages }: StaticData): TextArea[] {
  const { language } = facts;
  const rows = new Map<string, TextRow>();
  const titled = facts.title.map((text) => ({ ...text, isTitle: true }));
  for (const { id, text, ...more } of [...facts.texts.map((one) => ({ ...one })), ...titled]) {
    const row = rows.get(id) ?? {
      id,
      shown: [],
      other: messages[id]?.[otherLanguage(language)] ?? '',
      ...more,
    };
    if (!row.shown.includes(text)) row.shown.push(text);
    rows.set(id, row);
  }
  const areas = Map.groupBy(rows.values(), ({ id }) => messages[id]?.area ?? '');
  return [...areas]
    .map(([area, own]) => ({ area, file: `src/i18n/messages/${area}/${language}.json`, rows: own }))
    .sort((one, other) => Number(one.area === SHARED_AREA) - Number(other.area === SHARED_AREA));
}
