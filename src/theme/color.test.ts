import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { contrast, type Hex, parseHex, percentToHex, readableOn, withOpacity } from './color';

describe('percentToHex', () => {
  test.each([
    [0, '00'],
    [5, '0d'],
    [10, '1a'],
    [20, '33'],
    [50, '80'],
    [70, 'b3'],
    [95, 'f2'],
    [100, 'ff'],
    [-3, '00'],
    [140, 'ff'],
  ])('percentToHex converts %i percent to the hex byte %s', shows('percent to hex'), (percent, hex) => {
    expect(percentToHex(percent)).toBe(hex);
  });
});

describe('parseHex', () => {
  test.each([
    ['#ABCDEF', '#abcdef'],
    ['abc', '#aabbcc'],
    [' #0f08 ', '#00ff0088'],
    ['#11223344', '#11223344'],
    ['red', null],
    ['#12345', null],
    ['url(x)', null],
  ])('parseHex normalises the colour %j to #rrggbb', (text, hex) => {
    expect(parseHex(text)).toBe(hex);
  });
});

test('withOpacity replaces an existing alpha channel', () => {
  expect(withOpacity('#11223344', 20)).toBe('#11223333');
});

describe('readableOn', () => {
  test.each<[Hex, Hex]>([
    ['#777777', '#808080'],
    ['#ffff00', '#ffffff'],
    ['#000080', '#000000'],
    ['#ff0000', '#00ff00'],
  ])('readableOn adjusts the text colour %s until it is readable on %s', (color, background) => {
    expect(contrast(readableOn(color, [background], 4.5), background)).toBeGreaterThanOrEqual(4.5);
  });

  test('readableOn leaves a colour with enough contrast unchanged', () => {
    expect(readableOn('#123456', ['#ffffff'], 4.5)).toBe('#123456');
  });
});
