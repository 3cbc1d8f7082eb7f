import { expect, test } from 'vitest';
import { DEFAULT_COLORS } from '@/theme/channel-theme';
import { THEMES } from '../../mocks/data/themes';
import { pairsOf } from './contrast';

const ratioOf = (colors: Record<string, string>, use: string, on: string) =>
  pairsOf(colors).find((pair) => pair.use === use && pair.on === on)?.ratio;

test.each([
  ['black on white', { 'header-background': '#ffffff', 'header-text-color': '#000000' }, 'header', 21],
  ['dark grey on white', { 'footer-background': '#ffffff', 'footer-text-color': '#595959' }, 'footer', 7],
])('pairsOf computes the contrast of %s', (_, colors, use, ratio) => {
  expect(ratioOf(colors, use, use)).toBeCloseTo(ratio, 1);
});

test('text must have a contrast of 4.5 and edges of 3, on each of their backgrounds', () => {
  const pairs = pairsOf(DEFAULT_COLORS);
  expect(pairs).toHaveLength(20);
  expect(pairs.filter(({ least }) => least === 3).map(({ use, on }) => `${use} on ${on}`)).toEqual([
    'accentEdge on page',
    'accentEdge on surface',
    'liveEdge on page',
    'liveEdge on surface',
  ]);
});

test.each(Object.entries(THEMES))(
  'the colours of the theme “%s” are readable, whatever the channel set',
  (_, colors) => {
    expect(pairsOf(colors).filter(({ ratio, least }) => ratio < least)).toEqual([]);
  },
);
