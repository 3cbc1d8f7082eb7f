import { at, type Drift } from './exchange.ts';

/** Drifts with wrong types, as casts, serialisers and database drivers produce them. */
export const TYPES: readonly Drift[] = [
  {
    about: 'event prices are decimal texts, as a decimal column is serialised',
    operation: 'listEvents',
    field: '/data/*/base_price',
    after: at('/data/*/base_price', (cents) => (Number(cents) / 100).toFixed(2)),
  },
  {
    about: 'booleans of a single event are 0 and 1, as a tinyint column holds them',
    operation: 'getEvent',
    field: '/has_access',
    after: at('/has_access', Number),
  },
  {
    about: 'team ids are texts since the driver returns big integers',
    operation: 'listParticipants',
    field: '/data/*/id',
    after: at('/data/*/id', String),
  },
  {
    about: 'the total of an order is in dollars with cents, as a float',
    operation: 'listOrders',
    field: '/data/*/amounts/total',
    after: at('/data/*/amounts/total', (cents) => Number(cents) / 100 + 0.005),
  },
  {
    about: 'the newsletter flag of the profile is the text of a boolean',
    operation: 'getProfile',
    field: '/newsletter',
    after: at('/newsletter', String),
  },
  {
    about: "a card's month of expiry is a text with a leading zero",
    operation: 'listCards',
    field: '/data/*/exp_month',
    after: at('/data/*/exp_month', (month) => String(month).padStart(2, '0')),
  },
  {
    about: 'the trial of a subscription is an ISO duration',
    operation: 'listSubscriptions',
    field: '/data/*/trial_period',
    after: at('/data/*/trial_period', (days) => (days === null ? null : `P${String(days)}D`)),
  },
  {
    about: 'the tax rate is a percentage with decimals',
    operation: 'getSettings',
    field: '/tax_basis_points',
    after: at('/tax_basis_points', () => 8.25),
  },
  {
    about: 'the duration of a library video is minutes and seconds as a text',
    operation: 'listVodMediaItems',
    field: '/data/*/duration',
    after: at('/data/*/duration', (s) => `${String(Math.floor(Number(s) / 60))}:${String(Number(s) % 60)}`),
  },
  {
    about: 'what is followed has the class name of its model as its kind',
    operation: 'listFavorites',
    field: '/data/*/favoritable_type',
    after: at('/data/*/favoritable_type', () => 'App\\Models\\Participant'),
  },
  {
    about: 'a place that the geo database does not know is blocked by null',
    operation: 'getGeo',
    field: '/is_geo_blocked',
    after: at('/is_geo_blocked', () => null),
  },
  {
    about: "a package's sports are an object with number keys, as a filtered PHP array is encoded",
    operation: 'listPackages',
    field: '/data/*/event_categories',
    after: at('/data/*/event_categories', (ids) => (Array.isArray(ids) && ids.length > 0 ? { ...ids } : ids)),
  },
  {
    about: 'the weight of a slide is a text',
    operation: 'listSlides',
    field: '/data/*/weight',
    after: at('/data/*/weight', String),
  },
  {
    about: "a single package's capabilities are one text with commas, as a SET column holds them",
    operation: 'getPackage',
    field: '/capabilities',
    after: at('/capabilities', (list) => (Array.isArray(list) ? list.join(',') : list)),
  },
  {
    about: 'a sport without divisions has null for its children',
    operation: 'listEventCategories',
    field: '/data/*/children/*/children',
    after: at('/data/*/children/*/children', () => null),
  },
  {
    about: "a clip's tags are objects since they moved to a table of their own",
    operation: 'listUserClips',
    field: '/data/*/tags/*',
    after: at('/data/*/tags/*', (name) => ({ id: 1, name })),
  },
  {
    about: 'the size of a download is written for people',
    operation: 'downloadEvent',
    field: '/size',
    after: at('/size', () => '2.1 GB'),
  },
  {
    about: 'a form field is required by the number 1',
    operation: 'getCustomForm',
    field: '/fields/*/required',
    after: at('/fields/*/required', Number),
  },
];
