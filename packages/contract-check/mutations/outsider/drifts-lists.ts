import { at, type Drift, type Exchange, isRecord, listIn, setList } from './exchange.ts';

const reversed = (key?: string) => (exchange: Exchange) =>
  setList(exchange, listIn(exchange, key).reverse(), key);

const ignored = (parameter: string) => (exchange: Exchange) => {
  exchange.query.delete(parameter);
  return undefined;
};

const byKey = (key: string) => (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Number(a[key]) - Number(b[key]);

const namesIn = (event: Record<string, unknown>) =>
  [
    event.name,
    ...(Array.isArray(event.participants) ? event.participants : []).map((team) => team.name),
  ].join(' ');

/** Drifts in sorting, filtering and pagination. */
export const LISTS: readonly Drift[] = [
  {
    about: "the schedule ignores the limit and gives the framework's fifteen",
    operation: 'listEvents',
    field: ['query limit', '/meta/limit', '/data'],
    before: (exchange) => {
      exchange.query.set('limit', '15');
      return undefined;
    },
  },
  {
    about: 'the offset of the schedule counts pages instead of events',
    operation: 'listEvents',
    field: ['query offset', '/meta/offset', '/data'],
    before: ({ query }) => {
      const pages = Number(query.get('offset'));
      if (!(pages > 0)) return undefined;
      query.set('offset', String(pages * Number(query.get('limit') ?? 24)));
      return undefined;
    },
    after: at('/meta', (meta) =>
      isRecord(meta) && meta.limit !== null
        ? { ...meta, offset: Number(meta.offset) / Number(meta.limit) }
        : meta,
    ),
  },
  {
    about: "the total of the schedule is the page's count",
    operation: 'listEvents',
    field: '/meta/total',
    after: (exchange) => at('/meta/total', () => listIn(exchange).length)(exchange),
  },
  {
    about: 'the schedule ignores the direction',
    operation: 'listEvents',
    field: ['query sort_direction', '/data/*/event_utc_ts', '/data/*/name'],
    before: ignored('sort_direction'),
  },
  {
    about: 'the search of events minds the case',
    operation: 'listEvents',
    field: 'query title',
    after: (exchange) => {
      const title = exchange.query.get('title');
      if (title === null) return;
      const words = title.split(/\s+/);
      const found = listIn(exchange).filter((event) => words.every((word) => namesIn(event).includes(word)));
      setList(exchange, found);
      at('/meta/total', (total) => (listIn(exchange).length === 0 ? 0 : total))(exchange);
    },
  },
  {
    about: "a sport's filter leaves its divisions out",
    operation: 'listEvents',
    field: 'query sport',
    after: (exchange) => {
      const sport = exchange.query.get('sport');
      if (sport === null) return;
      setList(
        exchange,
        listIn(exchange).filter((event) => event.event_category_id === Number(sport)),
      );
      at('/meta/total', () => listIn(exchange).length)(exchange);
    },
  },
  {
    about: 'the last day of the schedule is not included',
    operation: 'listEvents',
    field: ['query end_date', '/data/*/event_utc_ts'],
    before: ({ query }) => {
      const day = Date.parse(query.get('end_date') ?? '');
      if (!Number.isNaN(day)) query.set('end_date', new Date(day - 86_400_000).toISOString().slice(0, 10));
      return undefined;
    },
  },
  {
    about: "a team's filter finds its home games only",
    operation: 'listEvents',
    field: ['query team', '/data/*/participants'],
    after: (exchange) => {
      const team = exchange.query.get('team');
      if (team === null) return;
      const isHome = (event: Record<string, unknown>) =>
        Array.isArray(event.participants) && event.participants[0]?.id === Number(team);
      setList(exchange, listIn(exchange).filter(isHome));
      at('/meta/total', () => listIn(exchange).length)(exchange);
    },
  },
  {
    about: 'the filter by state is forgotten',
    operation: 'listEvents',
    field: ['query state', '/data/*/location_id'],
    before: ignored('state'),
  },
  {
    about: 'the search of the library finds titles by their beginning alone',
    operation: 'searchVodMedia',
    field: 'query title',
    after: (exchange) => {
      const title = exchange.query.get('title')?.toLowerCase();
      if (title === undefined || title === '') return;
      setList(
        exchange,
        listIn(exchange).filter((item) => String(item.title).toLowerCase().startsWith(title)),
      );
      at('/meta/total', () => listIn(exchange).length)(exchange);
    },
  },
  {
    about: 'the library cannot be sorted by title any more',
    operation: 'searchVodMedia',
    field: ['query sort_field', '/data/*/title'],
    before: ignored('sort_field'),
  },
  {
    about: "the library's category is forgotten",
    operation: 'listVodMediaItems',
    field: ['query category', '/data/*/categories'],
    before: ignored('category'),
  },
  {
    about: 'the slides come heaviest first',
    operation: 'listSlides',
    field: '/data/*/weight',
    after: reversed(),
  },
  {
    about: "home's next events come last first",
    operation: 'listHomepageEvents',
    field: '/upcoming/*/event_utc_ts',
    after: reversed('upcoming'),
  },
  {
    about: 'the orders come by their number, oldest first',
    operation: 'listOrders',
    field: '/data/*/created_at',
    after: (exchange) => setList(exchange, listIn(exchange).sort(byKey('id'))),
  },
  {
    about: 'the schools come by their number',
    operation: 'listParticipantGroups',
    field: '/data/*/name',
    after: (exchange) => setList(exchange, listIn(exchange).sort(byKey('id'))),
  },
  {
    about: "a viewer's clips come oldest first",
    operation: 'listUserClips',
    field: '/data/*/created_at',
    after: (exchange) => setList(exchange, listIn(exchange).sort(byKey('id'))),
  },
  {
    about: 'at most 50 teams are given, without a word',
    operation: 'listParticipants',
    field: ['query limit', 'query no_limit', '/data', '/meta/total'],
    after: (exchange) => setList(exchange, listIn(exchange).slice(0, 50)),
  },
  {
    about: 'the second page of the teams begins with the last of the first',
    operation: 'listParticipants',
    field: ['query offset', '/data/*/id', '/data'],
    before: ({ query }) => {
      const offset = Number(query.get('offset'));
      if (offset > 0) query.set('offset', String(offset - 1));
      return undefined;
    },
    after: (exchange) =>
      at('/meta/offset', (offset) => Number(offset) + (Number(offset) > 0 ? 1 : 0))(exchange),
  },
  {
    about: 'the filter of orders by status is forgotten',
    operation: 'listOrders',
    field: ['query status', '/data/*/status'],
    before: ignored('status'),
  },
  {
    about: 'behind the end of the library its last page is given again',
    operation: 'listVodMediaItems',
    field: ['query offset', '/data', '/meta/offset'],
    before: ({ query }) => {
      if (Number(query.get('offset')) >= 70) query.set('offset', '60');
      return undefined;
    },
  },
];
