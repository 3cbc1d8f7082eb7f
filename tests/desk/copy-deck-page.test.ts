import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import {
  CROP,
  countRows,
  cropOf,
  type DeckFilter,
  differenceOf,
  filterQuery,
  filterRows,
  fitText,
  NO_FILTER,
  readFilter,
  toRows,
} from '../../.storybook/desk/copy-deck/copy-deck-view';
import { type StoryText, withFrenchFit } from '../../.storybook/texts/french-fit';
import type { ShownText } from '../../.storybook/texts/marked-text';
import { lengthOf } from '../../.storybook/texts/message-rules';
import { toShownMessages } from '../../.storybook/texts/shown-messages';

const BOX = { x: 10, y: 20, width: 100, height: 16 };

const shownText = (id: string, part: Partial<StoryText> = {}): StoryText => ({
  id,
  text: id,
  box: BOX,
  lines: 1,
  ...part,
});

const SHOWN = toShownMessages({
  'screens-buy--shown': [
    shownText('buy.pay', { french: { lines: 2 } }),
    shownText('buy.close', { box: undefined, lines: undefined }),
  ],
  'screens-home--shown': [shownText('home.title')],
});

const ROWS = toRows(
  [
    { area: 'buy', id: 'buy.close', en: 'Close', fr: 'Fermer' },
    { area: 'buy', id: 'buy.pay', en: 'Pay {price}', fr: 'Payer {price} à l’équipe' },
    {
      area: 'home',
      id: 'home.lost',
      en: '{count, plural, one {# game} other {# games}}',
      fr: '{count} matchs',
    },
    { area: 'home', id: 'home.title', en: '{name}', fr: '{name}' },
  ],
  SHOWN,
);

test.each<[title: string, filter: Partial<DeckFilter>, ids: string[]]>([
  ['nothing', {}, ['buy.close', 'buy.pay', 'home.lost', 'home.title']],
  ['an area', { area: 'home' }, ['home.lost', 'home.title']],
  ['a part of an id', { search: 'BUY.P' }, ['buy.pay']],
  ['an English word', { search: 'close' }, ['buy.close']],
  ['French words without their accents', { search: "a l'equipe" }, ['buy.pay']],
  ['words in different languages', { search: 'pay equipe' }, ['buy.pay']],
  ['French that is longer than its room', { isLonger: true }, ['buy.pay']],
  ['messages that no story shows', { isUnshown: true }, ['home.lost']],
  ['all at once', { isUnshown: true, area: 'buy' }, []],
])('filtering the copy deck by %s lists the right messages', (_, filter, ids) => {
  expect(filterRows(ROWS, { ...NO_FILTER, ...filter }).map(({ message }) => message.id)).toEqual(ids);
});

test('the address of the copy deck reopens exactly its filters', () => {
  const filter = { area: 'buy', search: 'carte & é', isLonger: true, isUnshown: false };
  expect(readFilter(new URLSearchParams(filterQuery(filter).toString()))).toEqual(filter);
  expect(readFilter(new URLSearchParams())).toEqual(NO_FILTER);
});

test('the copy deck counts the listed messages', () => {
  expect(countRows(ROWS)).toEqual({ listed: 4, longer: 1, unshown: 1 });
});

test.each([
  ['Buy', 3],
  ['Buy {name} now', 8],
  ['{price}', 0],
  ['<b>Buy</b> {count, plural, =0 {} one {a} other {# games}}', 10],
  ['«\u00a0é\u00a0»', 5],
])('the length of the message %s is %i characters', (text, length) => {
  expect(lengthOf(parse(text))).toBe(length);
});

test('the French length is a percentage of the English one, except for a message that consists only of values', () => {
  expect(ROWS.map(({ share }) => share)).toEqual([120, 425, 117, null]);
});

test.each<[title: string, shown: Parameters<typeof fitText>[0], text: string | null]>([
  ['as many lines', { story: 0, lines: 1 }, null],
  ['more lines', { story: 0, lines: 1, french: { lines: 2 } }, '1 → 2 lines'],
  ['fewer lines', { story: 0, lines: 2, french: { lines: 1 } }, '2 → 1 line'],
  ['an ellipsis', { story: 0, lines: 1, french: { lines: 1, isCut: true } }, 'cut in French'],
])('the copy deck says how much room a French text with %s takes', (_, place, text) => {
  expect(fitText(place)).toBe(text);
});

test.each<[title: string, box: [number, number, number, number]]>([
  ['in the middle', [600, 400, 80, 20]],
  ['in a corner', [0, 0, 80, 20]],
  ['at the far corner', [1200, 780, 80, 20]],
  ['as wide as the window', [0, 300, 1280, 60]],
  ['that goes on below the picture', [100, 700, 300, 400]],
])(
  'the cropped picture of a message %s shows the whole message and stays within the full picture',
  (_, box) => {
    const { width, left, top, outline } = cropOf(box);
    const height = (width * 800) / 1280;
    expect(left).toBeLessThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(0);
    expect(left + width).toBeGreaterThanOrEqual(CROP.width - 0.01);
    expect(top + height).toBeGreaterThanOrEqual(CROP.height - 0.01);
    expect(outline.left).toBeGreaterThanOrEqual(0);
    expect(outline.top).toBeGreaterThanOrEqual(0);
    expect(outline.left + outline.width).toBeLessThanOrEqual(CROP.width + 0.01);
    expect(outline.top + outline.height).toBeLessThanOrEqual(CROP.height + 0.01);
    expect(width).toBeLessThanOrEqual(640);
  },
);

test.each([
  ['Buy a pass', 'Buy the pass', { start: 'Buy ', removed: 'a', added: 'the', end: ' pass' }],
  ['Buy', 'Buy now', { start: 'Buy', removed: '', added: ' now', end: '' }],
  ['aa', 'a', { start: 'a', removed: 'a', added: '', end: '' }],
])(
  'the difference between “%s” and “%s” is what remains without their common start and end',
  (before, after, difference) => {
    expect(differenceOf(before, after)).toEqual(difference);
  },
);

test('a story records for each occurrence of a message how much more room its French text takes', () => {
  const english: ShownText[] = [
    { id: 'a', text: 'Buy', box: BOX, lines: 1 },
    { id: 'a', text: 'Buy', box: { ...BOX, y: 90 }, lines: 1 },
    { id: 'b', text: 'Close' },
  ];
  const french: ShownText[] = [
    { id: 'a', text: 'Acheter', box: BOX, lines: 1 },
    { id: 'b', text: 'Fermer' },
    { id: 'a', text: 'Acheter', box: { ...BOX, y: 90 }, lines: 2, isCut: true },
  ];
  expect(withFrenchFit(english, french, 'en')).toEqual([
    { id: 'a', text: 'Buy', box: BOX, lines: 1 },
    { id: 'a', text: 'Buy', box: { ...BOX, y: 90 }, lines: 1, french: { lines: 2, isCut: true } },
    { id: 'b', text: 'Close' },
  ]);
});

test('a story with French pictures records the places of its French texts', () => {
  const english: ShownText[] = [{ id: 'a', text: 'Buy', box: BOX, lines: 1 }];
  const french: ShownText[] = [{ id: 'a', text: 'Acheter', box: { ...BOX, width: 50 }, lines: 2 }];
  expect(withFrenchFit(english, french, 'fr')).toEqual([
    { id: 'a', text: 'Acheter', box: { ...BOX, width: 50 }, lines: 1, french: { lines: 2 } },
  ]);
});

test('the copy deck lists the most useful stories that show a message, and counts all of them', () => {
  const { stories, messages } = toShownMessages(
    {
      'pieces-button--label': [shownText('a')],
      'screens-buy--below': [shownText('a', { isOutOfView: true })],
      'screens-buy--one': [shownText('a')],
      'screens-buy--two': [shownText('a', { box: undefined }), shownText('a')],
      'screens-home--long': [shownText('a', { french: { lines: 2 } })],
      'screens-home--usual': [shownText('a')],
      'screens-team--spoken': [shownText('a', { box: undefined, lines: undefined })],
    },
    4,
  );
  expect(messages.a?.stories.map(({ story }) => stories[story])).toEqual([
    'screens-home--long',
    'screens-buy--one',
    'screens-home--usual',
    'screens-buy--two',
  ]);
  expect(messages.a).toMatchObject({ sample: 'a', count: 7, longerCount: 1 });
});

test('a French text that takes fewer lines, or is cut off like the English one, does not count as longer than its room', () => {
  const { messages } = toShownMessages({
    'screens-buy--shown': [
      shownText('fewer', { lines: 2, french: { lines: 1 } }),
      shownText('both', { isCut: true, lines: 1, french: { lines: 1, isCut: true } }),
      shownText('cut', { french: { lines: 1, isCut: true } }),
    ],
  });
  expect(Object.values(messages).map(({ longerCount }) => longerCount)).toEqual([0, 0, 1]);
});
