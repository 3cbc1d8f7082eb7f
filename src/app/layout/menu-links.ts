import { type ChannelPage, sitePath } from '../../lib/channel/channel-pages';

interface Target {
  name: string;
  alias: string | null;
}

interface MenuEntry {
  id: number;
  title: string;
  url: string;
  placement: 'header' | 'footer' | 'both';
  weight: number;
  participant_group: Target | null;
  participant: Target | null;
}

export interface MenuLink {
  id: number;
  title: string;
  /** A path of the site, or an https address. */
  href: string;
  external: boolean;
}

/** Returns the menu's links at a placement, lowest weight first. Links with unsafe addresses are left out. */
export function menuLinks(
  menu: readonly MenuEntry[],
  placement: 'header' | 'footer',
  pages: readonly ChannelPage[] = [],
): MenuLink[] {
  return menu
    .filter((item) => item.placement === placement || item.placement === 'both')
    .toSorted((a, b) => a.weight - b.weight || a.id - b.id)
    .flatMap((item) => menuLink(item, pages) ?? []);
}

function menuLink(item: MenuEntry, pages: readonly ChannelPage[]): MenuLink | null {
  const { id, title } = item;
  const own = sitePath(pages, item.url);
  if (own) return { id, title, href: withTarget(own, item), external: false };
  if (!URL.canParse(item.url) || !/^https?:$/.test(new URL(item.url).protocol)) return null;
  return { id, title, href: item.url, external: true };
}

/** Adds the menu entry's school or team to the query, by its alias or otherwise by its name. */
function withTarget(path: string, { participant_group, participant }: MenuEntry): string {
  if (!participant_group && !participant) return path;
  const url = new URL(path, 'https://site.invalid');
  if (participant_group) url.searchParams.set('school', participant_group.alias ?? participant_group.name);
  if (participant) url.searchParams.set('team', participant.alias ?? participant.name);
  return url.pathname + url.search + url.hash;
}
