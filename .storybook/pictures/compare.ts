import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';

/**
 * The largest difference of a colour, out of 255, that is ignored. Edges may differ by an invisible shade.
 */
const MAX_UNSEEN_DIFFERENCE = 12;

let page: Page | undefined;

/**
 * Returns the share of pixels that differ, from 0 to 1, and writes a picture of the differences if there are
 * any.
 */
export async function compare(
  browser: Browser,
  one: string,
  other: string,
  difference: string,
): Promise<number> {
  const [before, after] = [readFileSync(one), readFileSync(other)];
  if (before.equals(after)) return 0;
  page ??= await browser.newPage();
  const result = await page.evaluate(
    async ({ sources, unseen }) => {
      const pictures = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          return image;
        }),
      );
      const width = Math.max(...pictures.map((picture) => picture.width));
      const height = Math.max(...pictures.map((picture) => picture.height));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const [first, second] = pictures.map((picture) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(picture, 0, 0);
        return context.getImageData(0, 0, width, height);
      });
      if (!first || !second) throw new Error('no pictures');
      let changed = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const same = [0, 1, 2, 3].every(
          (channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) <= unseen,
        );
        if (same) second.data[at + 3] = 40;
        else {
          changed += 1;
          second.data.set([255, 0, 90, 255], at);
        }
      }
      context.putImageData(second, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return { share: changed / (width * height), picture: Array.from(bytes) };
    },
    { sources: [before.toString('base64'), after.toString('base64')], unseen: MAX_UNSEEN_DIFFERENCE },
  );
  if (result.share > 0) {
    mkdirSync(dirname(difference), { recursive: true });
    writeFileSync(difference, Uint8Array.from(result.picture));
  }
  return result.share;
}
