import { expect, it } from 'vitest';
import type { DataUse } from '../data-use';
import { firstRendition } from './first-rendition';

const rendition = (height: number, bandwidth: number) => ({
  url: `${height}p`,
  bandwidth,
  width: (height * 16) / 9,
  height,
});
const LADDER = [
  rendition(1080, 5_000_000),
  rendition(720, 2_500_000),
  rendition(360, 800_000),
  rendition(234, 300_000),
];

it.each<[name: string, width: number, dataUse: DataUse, url: string]>([
  ['a phone starts with the smallest rendition that fills its screen', 390, 'best', '234p'],
  ['a laptop starts with the smallest rendition that fills the stage', 803, 'best', '720p'],
  ['a width equal to a rendition’s is filled by it', 640, 'best', '360p'],
  [
    'a large screen starts with the best rendition of which the assumed connection is sure',
    3_840,
    'best',
    '720p',
  ],
  ['the data saver starts within its limit', 1_280, 'saver', '360p'],
  ['the limit of 720p applies from the first segment', 3_840, 'hd', '720p'],
])('%s', (_name, width, dataUse, url) => {
  expect(firstRendition(LADDER, { width, dataUse })?.url).toBe(url);
});

it('starts with the smallest of renditions that all need more than the assumed connection', () => {
  const large = [rendition(2160, 20_000_000), rendition(1080, 6_000_000)];
  expect(firstRendition(large, { width: 400, dataUse: 'best' })?.url).toBe('1080p');
});

it('starts with the best rendition where no size is known, and with none where none is listed', () => {
  const sizeless = [1, 2].map((n) => ({ url: `${n}`, bandwidth: n * 1_000_000, width: null, height: null }));
  expect(firstRendition(sizeless, { width: 400, dataUse: 'best' })?.url).toBe('2');
  expect(firstRendition([], { width: 400, dataUse: 'best' })).toBeNull();
});
