import { DECK_LANGUAGES, type DeckLanguage, type Message } from '../../texts/copy-deck-csv';
import { type MessageFormatElement, parse } from '../../texts/icu-parser';
import { lengthOf } from '../../texts/message-rules';
import type { ShownIn, ShownMessage, ShownMessages } from '../../texts/shown-messages';
import { RECORDED_WINDOW } from '../recorded-states';

/** A message in one language. */
interface DeckText {
  elements: readonly MessageFormatElement[];
  /** The number of characters, without values. */
  length: number;
}

/** A row of the page “Copy deck”. */
export interface DeckRow {
  message: Message;
  english: DeckText;
  french: DeckText;
  /**
   * The French length in percent of the English length, or null if the English text consists only of values.
   */
  share: number | null;
  /** The stories that show the message, or undefined if no recorded story does. */
  shown: ShownMessage | undefined;
  searched: string;
}

/** Removes accents and straightens apostrophes, as people type them in a search. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .toLowerCase();

function toText(text: string): DeckText {
  const elements = parse(text);
  return { elements, length: lengthOf(elements) };
}

export const toRows = (messages: readonly Message[], shown: ShownMessages): DeckRow[] =>
  messages.map((message) => {
    const [english, french] = [toText(message.en), toText(message.fr)];
    return {
      message,
      english,
      french,
      share: english.length === 0 ? null : Math.round((french.length / english.length) * 100),
      shown: shown.messages[message.id],
      searched: fold(`${message.id} ${message.en} ${message.fr}`),
    };
  });

export interface DeckFilter {
  /** The area to list, or an empty string for all areas. */
  area: string;
  search: string;
  isLonger: boolean;
  isUnshown: boolean;
}

export const NO_FILTER: DeckFilter = { area: '', search: '', isLonger: false, isUnshown: false };

const YES = 'yes';

export const readFilter = (query: URLSearchParams): DeckFilter => ({
  area: query.get('area') ?? '',
  search: query.get('search') ?? '',
  isLonger: query.get('longer') === YES,
  isUnshown: query.get('unshown') === YES,
});

/** Returns the query of an address that reopens the filter. */
export const filterQuery = ({ area, search, isLonger, isUnshown }: DeckFilter): URLSearchParams =>
  new URLSearchParams({ area, search, longer: isLonger ? YES : '', unshown: isUnshown ? YES : '' });

/** Reads the language in which the page opens stories. */
export const readStoryLanguage = (query: URLSearchParams): DeckLanguage =>
  DECK_LANGUAGES.find((language) => language === query.get('stories')) ?? 'en';

export const storyLanguageQuery = (language: DeckLanguage): URLSearchParams =>
  new URLSearchParams({ stories: language === 'en' ? '' : language });

const isLonger = ({ shown }: DeckRow): boolean => shown !== undefined && shown.longerCount > 0;

/** Keeps the rows in which each word of the search is in the id or in one of the texts. */
export function filterRows(rows: readonly DeckRow[], filter: DeckFilter): DeckRow[] {
  const words = fold(filter.search).split(/\s+/);
  return rows.filter(
    (row) =>
      (!filter.area || row.message.area === filter.area) &&
      (!filter.isLonger || isLonger(row)) &&
      (!filter.isUnshown || !row.shown) &&
      words.every((word) => row.searched.includes(word)),
  );
}

export interface DeckCounts {
  listed: number;
  longer: number;
  unshown: number;
}

export const countRows = (rows: readonly DeckRow[]): DeckCounts => ({
  listed: rows.length,
  longer: rows.filter(isLonger).length,
  unshown: rows.filter(({ shown }) => !shown).length,
});

export const areasOf = (rows: readonly DeckRow[]): string[] => [
  ...new Set(rows.map(({ message }) => message.area)),
];

/**
 * Describes how much more room the French text takes in a story than the English one, or returns null if it
 * fits.
 */
export function fitText({ lines = 0, french }: ShownIn): string | null {
  if (!french) return null;
  if (french.isCut) return 'cut in French';
  return `${lines} → ${french.lines} ${french.lines === 1 ? 'line' : 'lines'}`;
}

/** The size of a message's picture in the table, in CSS pixels. */
export const CROP = { width: 264, height: 132 };

/** The pictures have half the width of the recorded window, so they would be blurred at a larger scale. */
const MAX_SCALE = 0.5;
const MARGIN = 24;

interface Crop {
  /** The width at which the whole picture is drawn. */
  width: number;
  /** The offset that moves the message to the middle. */
  left: number;
  top: number;
  outline: { left: number; top: number; width: number; height: number };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Returns the part of a story's picture that shows a message with its surroundings, and the message's place
 * in it.
 */
export function cropOf([x, y, boxWidth, boxHeight]: readonly [number, number, number, number]): Crop {
  const [left, top] = [clamp(x, 0, RECORDED_WINDOW.width), clamp(y, 0, RECORDED_WINDOW.height)];
  const width = clamp(x + boxWidth, left, RECORDED_WINDOW.width) - left;
  const height = clamp(y + boxHeight, top, RECORDED_WINDOW.height) - top;
  const scale = clamp(
    Math.min(CROP.width / (width + 2 * MARGIN), CROP.height / (height + 2 * MARGIN)),
    CROP.width / RECORDED_WINDOW.width,
    MAX_SCALE,
  );
  const offset = (start: number, size: number, room: number, whole: number) =>
    clamp((start + size / 2) * scale - room / 2, 0, Math.max(0, whole * scale - room));
  const movedLeft = offset(left, width, CROP.width, RECORDED_WINDOW.width);
  const movedTop = offset(top, height, CROP.height, RECORDED_WINDOW.height);
  return {
    width: RECORDED_WINDOW.width * scale,
    left: -movedLeft,
    top: -movedTop,
    outline: {
      left: left * scale - movedLeft,
      top: top * scale - movedTop,
      width: width * scale,
      height: height * scale,
    },
  };
}

/** Splits two texts into their common start, their common end, and the different parts between them. */
export function differenceOf(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    start: before.slice(0, start),
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
    end: before.slice(before.length - end),
  };
}
