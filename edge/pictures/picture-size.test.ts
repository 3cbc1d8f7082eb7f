import { expect, test } from 'vitest';
import { pictureRatio } from './picture-size.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['its width and height', '<svg xmlns="x" width="120" height="40">', 3],
  ['its width and height in pixels', "<svg width='90px' height='60px' viewBox='0 0 1 1'>", 1.5],
  ['its view box', '<?xml version="1.0"?><!-- a > b --><svg viewBox="0 0 250.5 50.1">', 5],
  ['its view box, where its width is relative', '<svg width="100%" height="40" viewBox="-5,-5 200 50">', 4],
])('pictureRatio of an SVG comes from %s', (_, text, ratio) => {
  expect(pictureRatio(bytes(text))).toBeCloseTo(ratio);
});

test('pictureRatio of a PNG comes from its header', () => {
  const png = new Uint8Array(24);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(png.buffer).setUint32(16, 300);
  new DataView(png.buffer).setUint32(20, 100);
  expect(pictureRatio(png)).toBe(3);
  expect(pictureRatio(png.subarray(0, 20))).toBeNull();
});

test.each([
  ['an SVG without a size', '<svg>'],
  ['an SVG of no height', '<svg width="10" height="0">'],
  ['another kind of picture', 'GIF89a'],
  ['nothing', ''],
])('pictureRatio is null for %s', (_, text) => {
  expect(pictureRatio(bytes(text))).toBeNull();
});
