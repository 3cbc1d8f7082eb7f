import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { channelTheme } from './channel-theme';
import { contrast, type Hex } from './color';

test(
  "channelTheme sets the listed translucent variants of the channel's colours",
  shows(
    'translucency of footer-background',
    'translucency of body-background',
    'translucency of body-text-color',
    'translucency of header-text-color',
  ),
  () => {
    const { properties } = channelTheme({
      'footer-background': '#102030',
      'body-background': '#000000',
      'body-text-color': '#ffffff',
      'header-text-color': '#eeeeee',
    });
    expect(properties).toMatchObject({
      '--footer-background-20': '#10203033',
      '--footer-background-50': '#10203080',
      '--footer-background-70': '#102030b3',
      '--body-background-10': '#0000001a',
      '--body-background-20': '#00000033',
      '--body-background-50': '#00000080',
      '--body-background-70': '#000000b3',
      '--body-text-color-5': '#ffffff0d',
      '--body-text-color-10': '#ffffff1a',
      '--body-text-color-20': '#ffffff33',
      '--body-text-color-50': '#ffffff80',
      '--body-text-color-70': '#ffffffb3',
      '--body-text-color-95': '#fffffff2',
      '--header-text-color-50': '#eeeeee80',
    });
  },
);

test('channelTheme falls back to the default colour if the channel’s colour is malformed', () => {
  const { properties } = channelTheme({ 'body-background': 'javascript:alert(1)' });
  expect(properties['--body-background']).toBe('#0b1017');
});

describe('text contrast in channelTheme', () => {
  test.each([
    ['#ffffff', '#fefefe', '#ffff00', 'light'],
    ['#101010', '#141414', '#001122', 'dark'],
    ['#7f7f7f', '#808080', '#7f7f7f', 'light'],
    ['#e4002b', '#ff6600', '#c00000', 'light'],
  ])('text is readable with the background %s, the text %s and the accent %s', (background, text, accent) => {
    const { properties } = channelTheme({
      'body-background': background,
      'body-text-color': text,
      'accent-color': accent,
      'header-background': background,
      'header-text-color': text,
    });
    const at = (name: `--${string}`) => properties[name] as Hex;
    expect(contrast(at('--body-text-color'), at('--body-background'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at('--muted-text'), at('--body-background'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at('--header-text-color'), at('--header-background'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at('--on-accent'), at('--accent-color'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at('--accent-text'), at('--body-background'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['#ffffff', 'light'],
    ['#0b1017', 'dark'],
  ])('the background %s results in a %s colour scheme', (background, scheme) => {
    expect(channelTheme({ 'body-background': background }).scheme).toBe(scheme);
  });
});
