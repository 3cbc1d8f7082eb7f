/** A process of its own: turns each drawing that it is sent into the WebP picture that channels upload. */
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

process.on('message', async (message: Drawing) => process.send?.(await convert(message)));
