import { pictureAddress } from '../links/picture-address';

interface Pictured {
  assets: readonly { type: string; path: string }[];
}

/** Returns the address of a library video's picture. */
export const pictureOf = ({ assets }: Pictured): string | null =>
  pictureAddress(assets.find(({ type }) => type === 'image')?.path);
