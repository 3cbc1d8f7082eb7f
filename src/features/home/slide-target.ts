import { ownPath, paths } from '../../lib/links/paths';

interface Target {
  slidable_type: 'main' | 'category' | 'participant' | 'group';
  slidable_id: number | null;
  url: string | null;
}

/** Where a slide leads: its own address, else the schedule of what it is about; null for a mere picture. */
export function slideTarget({
  url,
  slidable_type,
  slidable_id,
}: Target): { href: string; outside: boolean } | null {
  const own = url && ownPath(url);
  if (own) return { href: own, outside: false };
  if (url && URL.canParse(url) && new URL(url).protocol === 'https:') return { href: url, outside: true };
  if (slidable_id === null || slidable_type === 'main') return null;
  const name = { category: 'sport', participant: 'team', group: 'school' }[slidable_type];
  return { href: `${paths.schedule}?${name}=${slidable_id}`, outside: false };
}
