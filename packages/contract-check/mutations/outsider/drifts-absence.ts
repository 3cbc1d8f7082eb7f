import { at, type Drift, isRecord, removed, renamed, withoutNull } from './exchange.ts';

/** Drifts with fields that are missing, renamed or wrapped differently after a refactoring. */
export const ABSENCE: readonly Drift[] = [
  {
    about: 'the list of events leaves the time zone out to be smaller',
    operation: 'listEvents',
    field: '/data/*/time_zone',
    after: removed('/data/*/time_zone'),
  },
  {
    about: "an event's media are missing because the relation is no longer loaded",
    operation: 'getEvent',
    field: '/media',
    after: removed('/media'),
  },
  {
    about: 'the library leaves a null description out',
    operation: 'listVodMediaItems',
    field: '/data/*/description',
    after: withoutNull('/data/*/description'),
  },
  {
    about: 'an order without a promo code has no coupon field',
    operation: 'getOrder',
    field: '/coupon',
    after: withoutNull('/coupon'),
  },
  {
    about: "a team's short name is in camel case",
    operation: 'listParticipants',
    field: '/data/*/short_name',
    after: renamed('/data/*/short_name', 'shortName'),
  },
  {
    about: "the profile's counters are in snake case like everything else",
    operation: 'getProfile',
    field: '/featureCount',
    after: renamed('/featureCount', 'feature_count'),
  },
  {
    about: "the bootstrap's colours have an underscore in their name",
    operation: 'getBootstrap',
    field: '/color-settings',
    after: renamed('/color-settings', 'color_settings'),
  },
  {
    about: "home's recordings have another name",
    operation: 'listHomepageEvents',
    field: '/vod',
    after: renamed('/vod', 'recorded'),
  },
  {
    about: 'the reason of a failed order has another name',
    operation: 'listOrders',
    field: '/data/*/failure',
    after: renamed('/data/*/failure', 'failure_reason'),
  },
  {
    about: 'the access answer leaves out the event when none was asked for',
    operation: 'getUserAccess',
    field: '/event',
    after: withoutNull('/event'),
  },
  {
    about: 'the questions come without their envelope',
    operation: 'listFaq',
    field: ['', '/data'],
    after: (exchange) => {
      if (exchange.status === 200 && isRecord(exchange.body)) exchange.body = exchange.body.data;
    },
  },
  {
    about: 'the menu comes without its meta',
    operation: 'getMenu',
    field: '/meta',
    after: removed('/meta'),
  },
  {
    about: 'the schools are paged by number, as the framework paginates by itself',
    operation: 'listParticipantGroups',
    field: ['/meta/offset', '/meta/limit', '/meta'],
    after: at('/meta', (meta) =>
      isRecord(meta) ? { current_page: 1, per_page: meta.limit, last_page: 1, total: meta.total } : meta,
    ),
  },
];
