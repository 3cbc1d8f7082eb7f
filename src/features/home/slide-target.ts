import { type ChannelPage, sitePath } from '../../lib/channel/channel-pages';
import { paths } from '../../lib/links/paths';

interface Target {
  slidable_type: 'main' | 'category' | 'participant' | 'group';
  slidable_id: number | null;
  url: string | null;
}

/** The event that a slide leads to; null for another target. */
export function slideEventId(target: { href: string; outside: boolean } | null): number | null {
  const [, id] = (!target?.outside && /^\/watch\/([1-9]\d{0,14})$/.exec(target?.href ?? '')) || [];
  return id ? Number(id) : null;
}

/**
 * The target of a slide: its own address, else the schedule of its sport, team or school; null for a mere
 * picture.
 */
export function slideTarget(
  { url, slidable_type, slidable_id }: Target,
  pages: readonly ChannelPage[] = [],
): { href: string; outside: boolean } | null {
  const own = url && sitePath(pages, url);
  if (own) return { href: own, outside: false };
  if (url && URL.canParse(url) && new URL(url).protocol === 'https:') return { href: url, outside: true };
  if (slidable_id === null || slidable_type === 'main') return null;
  const name = { category: 'sport', participant: 'team', group: 'school' }[slidable_type];
  return { href: `${paths.schedule}?${name}=${slidable_id}`, outside: false };
}
