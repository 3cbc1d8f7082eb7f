import { at, type Drift, type Exchange, edit, isRecord, listIn, setList } from './exchange.ts';

const escaped = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll("'", '&#039;').replaceAll('&quot;', '"') : text;

const doubled = (exchange: Exchange) => {
  const [first, ...others] = listIn(exchange);
  if (first !== undefined) setList(exchange, [first, first, ...others]);
};

/** Drifts that make operations contradict each other. */
export const AGREEMENT: readonly Drift[] = [
  {
    about: "the bootstrap has the channel's old name, from a cache",
    operation: 'getBootstrap',
    field: '/settings/name',
    after: at('/settings/name', () => 'Northfield Web TV'),
  },
  {
    about: 'the static copy has an older menu',
    operation: 'getStaticSettings',
    field: '/menu',
    after: at('/menu', (menu) => (Array.isArray(menu) ? menu.slice(0, -1) : menu)),
  },
  {
    about: 'events are held where no location is',
    operation: 'listEvents',
    field: '/data/*/location_id',
    after: at('/data/*/location_id', (id) => (id === null ? null : Number(id) + 9000)),
  },
  {
    about: "a rail's videos have other titles than the videos themselves",
    operation: 'listVodMediaRails',
    field: '/data/*/vod_media_items/*/title',
    after: at('/data/*/vod_media_items/*/title', (title) => `${String(title)} (HD)`),
  },
  {
    about: "what is followed is named by the number of the follower's row",
    operation: 'listFavorites',
    field: '/data/*/favoritable_id',
    after: (exchange) => {
      for (const favourite of listIn(exchange)) favourite.favoritable_id = Number(favourite.id) + 70_000;
    },
  },
  {
    about: 'a team pass can be bought for teams that are gone',
    operation: 'listPackages',
    field: ['/data/*/participants/*', '/data/*/participants'],
    after: at('/data/*/participants/*', (id) => Number(id) + 50_000),
  },
  {
    about: 'the viewer may do less by the access call than by the profile',
    operation: 'getUserAccess',
    field: '/capabilities',
    after: at('/capabilities', (list) => (Array.isArray(list) ? list.slice(0, 1) : list)),
  },
  {
    about: 'the clips used so far differ between the access call and the profile',
    operation: 'getUserAccess',
    field: '/featureCount/clips',
    after: at('/featureCount/clips', (count) => Number(count) + 3),
  },
  {
    about: "an event's clips are those of every event",
    operation: 'listEventClips',
    field: '/data/*/event_id',
    after: at('/data/*/event_id', (id) => Number(id) + 1),
  },
  {
    about: 'a venue comes once for each of its courts',
    operation: 'listEventLocations',
    field: ['/data/*/id', '/data'],
    after: doubled,
  },
  {
    about: 'a library video answers with another',
    operation: 'getVodMediaItem',
    field: '/id',
    after: at('/id', (id) => Number(id) + 1),
  },
  {
    about: "an event's name is escaped for HTML",
    operation: 'listEvents',
    field: '/data/*/name',
    after: at('/data/*/name', escaped),
  },
  {
    about: 'a form answers with another alias than asked for',
    operation: 'getCustomForm',
    field: '/alias',
    after: at('/alias', () => 'contacts-v2'),
  },
  {
    about: "a shared clip's length is in milliseconds",
    operation: 'getSharedClip',
    field: '/duration',
    after: at('/duration', (seconds) => Number(seconds) * 1000),
  },
  {
    about: "a single event begins at the venue's clock taken for UTC",
    operation: 'getEvent',
    field: '/event_utc_ts',
    after: at('/event_utc_ts', (seconds) => Number(seconds) - 5 * 3600),
  },
  {
    about: 'the place is blocked by one call and open by another',
    operation: 'getUserAccess',
    field: '/is_geo_blocked',
    after: ({ status, body }) => {
      if (status === 200 && isRecord(body)) edit(body, '/is_geo_blocked', () => true);
    },
  },
  {
    about: 'home shows upcoming games as live',
    operation: 'listHomepageEvents',
    field: '/live/*/stream_status',
    after: (exchange) =>
      setList(exchange, [...listIn(exchange, 'live'), ...listIn(exchange, 'upcoming')], 'live'),
  },
  {
    about: 'games without a clip are among those with clips',
    operation: 'listEventsWithClip',
    field: '/data/*/has_clips',
    after: at('/data/*/has_clips', () => false),
  },
  {
    about: "the favourites' games are everybody's",
    operation: 'listFavoriteEvents',
    field: ['/data/*/participants', '/data/*/id', '/data/*', '/data'],
    before: (exchange) => {
      if (
        exchange.operation === 'listFavoriteEvents' &&
        exchange.method === 'GET' &&
        exchange.query.has('api_key')
      )
        exchange.path = '/api/events';
      return undefined;
    },
  },
];
