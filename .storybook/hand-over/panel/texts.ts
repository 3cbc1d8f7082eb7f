import type { Language } from '../../../src/i18n/languages';
import type { DeckLanguage } from '../../texts/copy-deck-csv';
import type { StoryFacts } from '../facts';
import type { StaticData } from '../static-data';

interface TextRow {
  id: string;
  /** The words of the message on the page. There are several if it appears with different values. */
  shown: string[];
  /** The message in the other language, as in its file. */
  other: string;
  isTitle?: boolean;
}

export interface TextArea {
  area: string;
  /** The message file of the displayed language. */
  file: string;
  rows: TextRow[];
}

/** The area of texts that every page has, which is listed last. */
const SHARED_AREA = 'site';

/** Returns the language to compare with: English, or French if English is displayed. */
export const otherLanguage = (language: Language): DeckLanguage => (language === 'en' ? 'fr' : 'en');

const names = new Intl.DisplayNames('en', { type: 'language' });

export const languageName = (language: Language): string => names.of(language) ?? language;

const MAX_VALUES = 3;

/** Shortens the values of a message, because in a list it may have many. */
export const firstValues = (shown: readonly string[]): string[] =>
  shown.length > MAX_VALUES + 1
    ? [...shown.slice(0, MAX_VALUES), `… and ${shown.length - MAX_VALUES} more`]
    : [...shown];

/** Lists each message on a page once, grouped by the area of its file. */
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
