import { pictureAddress } from '../links/picture-address';

interface Pictured {
  assets: readonly { type: string; path: string }[];
}

/** The picture of a library video. */
export const pictureOf = ({ assets }: Pictured): string | null =>
  pictureAddress(assets.find(({ type }) => type === 'image')?.path);
