import {
  getColorSettings,
  getMenu,
  getSettings,
  getStaticSettings,
  listPages,
  listSlides,
} from '@generated/api/channel/channel';
import { listEventCategories, listEventLocations } from '@generated/api/events/events';
import { listFaq } from '@generated/api/pages/pages';
import {
  listParticipantGroupProperties,
  listParticipantGroups,
} from '@generated/api/participants/participants';
import { listPackages, listSubscriptions } from '@generated/api/passes/passes';
import type { Bootstrap, StaticSettings } from '@generated/model';
import { DEFAULT_COLORS } from '../../theme/channel-theme';

const EMPTY_LISTS = {
  'events-categories': [],
  'events-locations': [],
  faq: [],
  packages: [],
  'participant-groups': [],
  slides: [],
  subscriptions: [],
  'participant-group-properties': [],
};

/**
 * Assembles the channel without the bootstrap request, with one request for each part. If even the settings
 * fail, a static copy is used for the whole channel. If the copy fails too, this rejects.
 */
export async function channelByParts(hostname: string): Promise<Bootstrap> {
  const settings = await getSettings().catch(() => null);
  if (!settings) {
    const copy = await getStaticSettings(hostname);
    return { ...EMPTY_LISTS, ...copy, menu: listOf(copy.menu), pages: listOf(copy.pages) };
  }

  // Concurrent requests are deduped, so the static copy is fetched only once.
  const copy = (): Promise<StaticSettings | null> => getStaticSettings(hostname).catch(() => null);
  const [colors, menu, pages, ...lists] = await Promise.all([
    getColorSettings().catch(async () => (await copy())?.['color-settings'] ?? DEFAULT_COLORS),
    listOr(getMenu(), async () => listOf((await copy())?.menu)),
    listOr(listPages(), async () => listOf((await copy())?.pages)),
    listOr(listEventCategories()),
    listOr(listEventLocations()),
    listOr(listFaq()),
    listOr(listPackages({ no_limit: 1 })),
    listOr(listParticipantGroups({ no_limit: 1 })),
    listOr(listSlides()),
    listOr(listSubscriptions()),
    listOr(listParticipantGroupProperties()),
  ]);
  const [categories, locations, faq, packages, groups, slides, subscriptions, properties] = lists;
  return {
    settings,
    'color-settings': colors,
    menu,
    pages,
    'events-categories': categories,
    'events-locations': locations,
    faq,
    packages,
    'participant-groups': groups,
    slides,
    subscriptions,
    'participant-group-properties': properties,
  };
}

const listOf = <Item>(items: Item[] | undefined): Item[] => (Array.isArray(items) ? items : []);

async function listOr<Item>(
  call: Promise<{ data: Item[] }>,
  fallback: () => Promise<Item[]> | Item[] = () => [],
): Promise<Item[]> {
  try {
    const { data } = await call;
    return Array.isArray(data) ? data : fallback();
  } catch {
    return fallback();
  }
}
