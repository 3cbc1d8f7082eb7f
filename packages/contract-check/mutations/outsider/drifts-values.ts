import { at, type Drift } from './exchange.ts';

const localTime = (value: unknown) =>
  typeof value === 'string' ? value.replace('T', ' ').replace(/(\.\d+)?Z$/, '') : value;

/** Drifts with wrong enum values, formats and units. */
export const VALUES: readonly Drift[] = [
  {
    about: 'an event that is over has ended instead of finished',
    operation: 'listEvents',
    field: '/data/*/stream_status',
    after: at('/data/*/stream_status', (status) => (status === 'finished' ? 'ended' : status)),
  },
  {
    about: 'the access type of a single event is in capitals, as a Java enum is named',
    operation: 'getEvent',
    field: '/type',
    after: at('/type', (type) => String(type).toUpperCase()),
  },
  {
    about: 'an annual subscription is called yearly',
    operation: 'listSubscriptions',
    field: '/data/*/period',
    after: at('/data/*/period', (period) => (period === 'annual' ? 'yearly' : period)),
  },
  {
    about: "a paid order has the payment provider's own status",
    operation: 'listOrders',
    field: '/data/*/status',
    after: at('/data/*/status', (status) => (status === 'paid' ? 'succeeded' : status)),
  },
  {
    about: "a card's brand begins with a capital",
    operation: 'listCards',
    field: '/data/*/brand',
    after: at('/data/*/brand', (brand) => String(brand).replace(/^./, (letter) => letter.toUpperCase())),
  },
  {
    about: 'the accent colour is in short form',
    operation: 'getColorSettings',
    field: '/accent-color',
    after: at('/accent-color', () => '#fb2'),
  },
  {
    about: "a viewer's country has three letters",
    operation: 'getGeo',
    field: '/country_code',
    after: at('/country_code', () => 'USA'),
  },
  {
    about: "an order's time is the database's text without a zone",
    operation: 'listOrders',
    field: '/data/*/created_at',
    after: at('/data/*/created_at', localTime),
  },
  {
    about: "a library video's date is in milliseconds",
    operation: 'listVodMediaItems',
    field: '/data/*/date',
    after: at('/data/*/date', (date) => Date.parse(String(date))),
  },
  {
    about: "an event's start is in milliseconds",
    operation: 'getEvent',
    field: '/event_utc_ts',
    after: at('/event_utc_ts', (seconds) => Number(seconds) * 1000),
  },
  {
    about: "a clip's second half of the address has no hyphens",
    operation: 'listUserClips',
    field: '/data/*/uuid',
    after: at('/data/*/uuid', (uuid) => String(uuid).replaceAll('-', '')),
  },
  {
    about: 'the currency is in small letters, as the payment provider writes it',
    operation: 'getSettings',
    field: '/currency',
    after: at('/currency', () => 'usd'),
  },
  {
    about: "the channel's languages have a region",
    operation: 'getSettings',
    field: ['/languages/*', '/languages'],
    after: at('/languages', () => ['en-US', 'fr-CA']),
  },
  {
    about: "an event's time zone is the name that Rails has for it",
    operation: 'listEvents',
    field: '/data/*/time_zone',
    after: at('/data/*/time_zone', () => 'Central Time (US & Canada)'),
  },
  {
    about: "a page's address has no slash at its beginning",
    operation: 'listPages',
    field: '/data/*/url',
    after: at('/data/*/url', (url) => String(url).slice(1)),
  },
  {
    about: "a package's capabilities are in capitals",
    operation: 'listPackages',
    field: '/data/*/capabilities/*',
    after: at('/data/*/capabilities/*', (name) => String(name).toUpperCase()),
  },
  {
    about: "the customer portal's address has no host",
    operation: 'getCustomerPortal',
    field: '/url',
    after: at('/url', () => '/billing/session/bps_1'),
  },
];
