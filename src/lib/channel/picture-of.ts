interface Pictured {
  assets: readonly { type: string; path: string }[];
}

/** A library video's own picture. */
export const pictureOf = ({ assets }: Pictured): string | null =>
  assets.find(({ type }) => type === 'image')?.path ?? null;
