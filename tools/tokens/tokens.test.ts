import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channelTheme, DEFAULT_COLORS } from '../../src/theme/channel-theme';
import { channelColorsOf, exportTokens } from './export-tokens';
import { readTokens } from './read-tokens';
import { ROOT, readSource, SHEETS, sourceGroups } from './source';
import { cssValue, type Sheet, tokensCss } from './to-css';

test.each(Object.entries(SHEETS) as [Sheet, string][])(
  'the %s stylesheet is the output of `npm run tokens`',
  (sheet, file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toBe(tokensCss(sourceGroups(), sheet));
  },
);

test('every token has a description and a unique name', () => {
  const tokens = sourceGroups().flatMap((group) => group.tokens);
  expect(tokens.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
});

test('the accent colour before a channel is known is that of a channel without its own accent colour', () => {
  const tokens = sourceGroups().flatMap((group) => group.tokens);
  const [accent] = tokens.filter(({ name }) => name === 'start-accent').map(cssValue);
  expect(accent).toBe(DEFAULT_COLORS['accent-color']);
});

test('the exported file is in the Design Tokens format and has the default colours of a channel', () => {
  const { groups, problems } = readTokens(exportTokens(readSource()));
  expect(problems).toEqual([]);
  const channel = groups.find(({ name }) => name === 'channel')?.tokens ?? [];
  expect(channel.map(({ name }) => `--${name}`)).toEqual(Object.keys(channelTheme({}).properties));
  expect(channel.find(({ name }) => name === 'accent-color')?.value).toEqual({
    colorSpace: 'srgb',
    components: [1, 0.698, 0.1412],
    hex: '#ffb224',
  });
  expect(channel.find(({ name }) => name === 'body-text-color-20')?.value).toMatchObject({ alpha: 0.2 });
});

test('the exported file has the colours of the given channel, made readable', () => {
  const settings = { settings: { name: 'A' }, 'color-settings': { 'accent-color': '#0044cc' } };
  const { groups } = readTokens(exportTokens(readSource(), channelColorsOf(settings)));
  const colorOf = (name: string) =>
    groups.flatMap(({ tokens }) => tokens).find((token) => token.name === name)?.value;
  expect(colorOf('accent-color')).toMatchObject({ hex: '#0044cc' });
  const { properties } = channelTheme({ 'accent-color': '#0044cc' });
  expect(colorOf('accent-text')).toMatchObject({ hex: properties['--accent-text'] });
  expect(channelColorsOf({ 'accent-color': '#0044cc' })).toEqual({ 'accent-color': '#0044cc' });
});

const px = (value: number) => ({ value, unit: 'px' });
const BLACK = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' };

test.each([
  ['a token without a type', { a: { $value: 1 } }, 'a: has no $type'],
  ['a size that is a text', { a: { $type: 'dimension', $value: '4px' } }, 'a: is not a valid dimension'],
  [
    'a size in another unit',
    { a: { $type: 'dimension', $value: { value: 4, unit: 'em' } } },
    'a: is not a valid dimension',
  ],
  ['a colour that is a text', { a: { $type: 'color', $value: '#000000' } }, 'a: is not a valid color'],
  [
    'components that are not those of the hex',
    { a: { $type: 'color', $value: { ...BLACK, hex: '#ffffff' } } },
    'a: the components of #ffffff are [1,1,1]',
  ],
  [
    'a shadow without blur',
    { a: { $type: 'shadow', $value: { color: BLACK, offsetX: px(0), offsetY: px(0), spread: px(0) } } },
    'a: is not a valid shadow',
  ],
  [
    'an easing that runs back in time',
    { a: { $type: 'cubicBezier', $value: [0, 0, 2, 1] } },
    'a: is not a valid cubicBezier',
  ],
  ['a type that the format does not have', { a: { $type: 'size', $value: 1 } }, 'a: is not a valid size'],
  ['a name with a dot', { 'a.b': { $type: 'number', $value: 1 } }, 'a.b: a name must not contain'],
  ['a value outside of a token', { a: { b: 4 } }, 'a.b: is neither a token nor a group'],
  ['an unknown key', { a: { $type: 'number', $value: 1, $unit: 'px' } }, 'a: $unit is not a key'],
  [
    'an alias of a missing token',
    { a: { $type: 'number', $value: '{b}' } },
    'a: the alias {b} refers to no token',
  ],
  [
    'an alias that refers to itself',
    { a: { $type: 'number', $value: '{b}' }, b: { $type: 'number', $value: '{a}' } },
    'a: the alias {a} refers to itself',
  ],
])('readTokens refuses %s', (_, file, problem) => {
  expect(readTokens(file).problems).toContainEqual(expect.stringContaining(problem));
});

test('a token inherits the type of its group, and an alias has the type and value of its target', () => {
  const { groups, problems } = readTokens({
    dark: { $type: 'color', inner: { stage: { $value: BLACK } } },
    shade: { $value: '{dark.inner.stage}' },
    shadow: {
      $type: 'shadow',
      low: {
        $value: { color: '{shade}', offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(1), inset: true },
      },
    },
  });
  expect(problems).toEqual([]);
  const texts = groups.flatMap(({ tokens }) => tokens.map((token) => [token.name, cssValue(token)]));
  expect(Object.fromEntries(texts)).toEqual({
    stage: '#000',
    shade: 'var(--stage)',
    low: 'inset 0 2px 4px 1px #000',
  });
});
