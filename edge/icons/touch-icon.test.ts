import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './app-icon.ts';
import type { IconColors } from './drawn-sign.ts';
import { drawTouchIcon } from './touch-icon.ts';

const SIDE_PX = 180;
const COLORS: IconColors = { background: '#0044cc', text: '#ffffff' };
const [BLUE, WHITE] = [
  [0, 0x44, 0xcc],
  [255, 255, 255],
];

const NAMES = ['Northfield Sports Network', 'école des étoiles', 'Øresund', '4 All', '1', 'Winter Mountain'];
const WITHOUT_LETTERS = ['', '🏒', '日本 スポーツ', '!!!'];

/** Returns the red, green and blue values of each pixel, row by row. */
async function pixelsOf(picture: Uint8Array): Promise<number[][]> {
  const data = await sharp(picture).resize(SIDE_PX).removeAlpha().raw().toBuffer();
  return Array.from({ length: SIDE_PX * SIDE_PX }, (_, pixel) => [
    ...data.subarray(pixel * 3, pixel * 3 + 3),
  ]);
}

const isInMiddle = (pixel: number) =>
  [pixel % SIDE_PX, Math.floor(pixel / SIDE_PX)].every((at) => at > SIDE_PX / 8 && at < (SIDE_PX * 7) / 8);

test.each([...NAMES, ...WITHOUT_LETTERS])('the touch icon of "%s" is an opaque PNG', async (name) => {
  const png = await drawTouchIcon(name, COLORS);
  expect(await sharp(png).metadata()).toMatchObject({
    ...{ format: 'png', width: SIDE_PX, height: SIDE_PX, hasAlpha: false },
  });
});

test.each([...NAMES, ...WITHOUT_LETTERS])(
  'the touch icon of "%s" has its letters in the middle and nothing around them',
  async (name) => {
    const pixels = await pixelsOf(await drawTouchIcon(name, COLORS));
    const around = pixels.filter((_, pixel) => !isInMiddle(pixel));
    expect(new Set(around.map(String))).toEqual(new Set([String(BLUE)]));
    const isLetter = (color: number[]) => String(color) === String(WHITE);
    expect(pixels.filter(isLetter).length).toBeGreaterThan(pixels.length / 50);
    // Antialiased edges have colours between those of the background and the letters.
    expect(pixels.some(([red = 0]) => red > 0 && red < 255)).toBe(true);
  },
);

test.each([...NAMES, ...WITHOUT_LETTERS])('the touch icon of "%s" looks like its SVG icon', async (name) => {
  const png = await pixelsOf(await drawTouchIcon(name, COLORS));
  const svg = await pixelsOf(Buffer.from(drawIcon(name, COLORS, false)));
  // The two colours differ clearly only in their red value.
  const far = png.filter(
    ([red = 0], pixel) => isInMiddle(pixel) && Math.abs(red - (svg[pixel]?.[0] ?? 0)) > 96,
  );
  expect(far).toEqual([]);
});

test('names without a drawn letter share one touch icon', async () => {
  const icons = await Promise.all(WITHOUT_LETTERS.map((name) => drawTouchIcon(name, COLORS)));
  for (const icon of icons) expect(icon).toEqual(icons[0]);
});

test('the letters of a maskable icon are within the circle that every shape shows', async () => {
  for (const name of [...NAMES, ...WITHOUT_LETTERS]) {
    const pixels = await pixelsOf(Buffer.from(drawIcon(name, COLORS, true)));
    const outside = pixels.filter((_, pixel) => {
      const [x, y] = [pixel % SIDE_PX, Math.floor(pixel / SIDE_PX)];
      return Math.hypot(x - SIDE_PX / 2, y - SIDE_PX / 2) > SIDE_PX * 0.4;
    });
    expect(new Set(outside.map(String)), name).toEqual(new Set([String(BLUE)]));
  }
});
