import { expect, test } from 'vitest';
import { convertToWebP } from './convert-to-webp-node.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#c00"/></svg>';

test('a drawing becomes a WebP image of the displayed width, identical each time', async () => {
  const made = await convertToWebP('crest-1', SQUARE);
  const text = (from: number) => new TextDecoder().decode(made.slice(from, from + 4));
  expect([text(0), text(8)]).toEqual(['RIFF', 'WEBP']);
  // These bytes are the width in a lossy WebP header, without the two bits of its scale.
  expect((((made[27] ?? 0) << 8) | (made[26] ?? 0)) & 0x3fff).toBe(192);
  expect(await convertToWebP('crest-1', SQUARE)).toEqual(made);
});

test('concurrent requests for an image share one conversion', async () => {
  const fresh = SQUARE.replace('#c00', `#${Math.floor(Math.random() * 0x1000000).toString(16).padStart(6, '0')}`);
  const made = await Promise.all(Array.from({ length: 8 }, () => convertToWebP('crest-2', fresh)));
  expect(new Set(made.map((one) => Buffer.from(one).toString('base64'))).size).toBe(1);
});
