/**
 * Runs as a child process that converts each drawing it receives into a WebP image, as a channel would upload
 * it.
 */
import sharp from 'sharp';

export interface Drawing {
  drawing: string;
  width: number | undefined;
}
export type Converted = { picture: Uint8Array<ArrayBuffer> } | { failure: string };

sharp.cache(false);
sharp.concurrency(1);

async function convert({ drawing, width }: Drawing): Promise<Converted> {
  try {
    const picture = await sharp(Buffer.from(drawing)).resize({ width }).webp({ quality: 78 }).toBuffer();
    return { picture: new Uint8Array(picture) };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.on('message', async (message: Drawing) => {
  const converted = await convert(message);
  // The demo may have closed while the drawing was converted.
  if (process.connected) process.send?.(converted);
});
