interface Rail<Item> {
  id: number;
  title: string;
  vod_media_items: readonly Item[];
}

/**
 * The first rail that contains the video, without the video. Null if no rail contains
 * the video together with others.
 */
export function railOf<Item extends { id: number }>(
  rails: readonly Rail<Item>[],
  id: number,
): { title: string; items: Item[] } | null {
  const rail = rails.find(({ vod_media_items }) => vod_media_items.some((item) => item.id === id));
  const items = rail?.vod_media_items.filter((item) => item.id !== id) ?? [];
  return rail && items.length > 0 ? { title: rail.title, items } : null;
}
