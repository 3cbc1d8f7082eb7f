import { type ChannelPage, sitePath } from '../../lib/channel/channel-pages';
import { paths } from '../../lib/links/paths';

interface Target {
  slidable_type: 'main' | 'category' | 'participant' | 'group';
  slidable_id: number | null;
  url: string | null;
}

/** The id of the event that a slide links to. Null for other targets. */
export function slideEventId(target: { href: string; outside: boolean } | null): number | null {
  const [, id] = (!target?.outside && /^\/watch\/([1-9]\d{0,14})$/.exec(target?.href ?? '')) || [];
  return id ? Number(id) : null;
}

/**
 * The link of a slide: its own URL, otherwise the schedule of its sport, team or school.
 * Null if the slide is only an image.
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
