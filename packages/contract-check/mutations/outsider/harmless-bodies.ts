import { type Exchange, edit, isRecord, listIn, setList, type Variation } from './exchange.ts';

/** Edits the value of every field with this name. */
function everywhere(value: unknown, name: string, change: (value: unknown) => unknown): void {
  if (Array.isArray(value)) for (const item of value) everywhere(item, name, change);
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) {
      const changed = change(inner);
      if (changed === undefined) delete value[key];
      else value[key] = changed;
    } else everywhere(inner, name, change);
  }
}

const inAll =
  (names: readonly string[], change: (value: unknown) => unknown) =>
  ({ status, body }: Exchange): void => {
    if (status === 200) for (const name of names) everywhere(body, name, change);
  };

const isEvent = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && 'single_event_package_id' in value;

/** Visits every object of a body. */
function visit(value: unknown, see: (record: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  if (!isRecord(value)) return;
  see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}

const TIMES = [
  'created_at',
  'paid_at',
  'period_start',
  'period_end',
  'trial_ends_at',
  'refunded_at',
  'access_ends_at',
  'date',
];

const asText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

const inZone = asText((text) => {
  const local = new Date(Date.parse(text) + 2 * 3_600_000).toISOString();
  return `${local.slice(0, 19)}+02:00`;
});

const emptied = (operation: string, part: string) => (exchange: Exchange) => {
  if (exchange.operation === operation) {
    setList(exchange, []);
    if (exchange.status === 200)
      edit(exchange.body, '/meta', (meta) => (isRecord(meta) ? { ...meta, total: 0 } : meta));
  }
  if (exchange.status === 200 && isRecord(exchange.body) && part in exchange.body) exchange.body[part] = [];
};

export const HARMLESS_BODIES: readonly Variation[] = [
  {
    about: 'times have an offset of zero instead of a Z',
    after: inAll(
      TIMES,
      asText((t) => t.replace(/Z$/, '+00:00')),
    ),
  },
  { about: 'times are in the zone of the office', after: inAll(TIMES, inZone) },
  {
    about: 'times have no fractions of a second',
    after: inAll(
      TIMES,
      asText((t) => t.replace(/\.\d+Z$/, 'Z')),
    ),
  },
  {
    about: 'times have microseconds',
    after: inAll(
      TIMES,
      asText((t) => t.replace(/\.(\d{3})Z$/, '.$1000Z')),
    ),
  },
  {
    about: 'descriptions are long, with accents, quotes and emoji',
    after: inAll(['description'], (text) =>
      text === null ? null : `Été « à l’aréna » – 🏒 & "more"\n${'long '.repeat(90)}`,
    ),
  },
  { about: 'nothing has a description', after: inAll(['description'], () => null) },
  { about: 'there are no questions yet', after: emptied('listFaq', 'faq') },
  { about: 'there are no slides', after: emptied('listSlides', 'slides') },
  { about: 'the channel has no pages of its own', after: emptied('listPages', 'pages') },
  {
    about: 'the channel has no form',
    after: (exchange) => {
      if (exchange.operation !== 'getCustomForm' || exchange.status !== 200) return;
      exchange.status = 404;
      exchange.body = { code: 'not_found', message: 'Not found.', errors: {} };
    },
  },
  {
    about: 'no optional extension is there',
    after: ({ status, body }) => {
      if (status !== 200) return;
      visit(body, (record) => {
        for (const name of ['score', 'refunded_at', 'language_detection', 'min_length']) delete record[name];
        if ('auto_renewal' in record) delete record.client_secret;
        if ('service_fee' in record && 'total' in record) delete record.currency;
      });
    },
  },
  {
    about: 'optional extensions are there and null',
    after: ({ status, body }) => {
      if (status !== 200) return;
      visit(body, (record) => {
        if (isEvent(record)) record.score = null;
        if ('auto_renewal' in record && record.status !== 'refunded') record.refunded_at = null;
        if ('placeholder' in record) record.min_length = null;
      });
    },
  },
  {
    about: 'settings have neither logo nor support nor favicon',
    after: inAll(
      ['logo', 'support_phone', 'support_text', 'favicon', 'google_client_id', 'facebook_client_id'],
      () => null,
    ),
  },
  {
    about: 'the prices of events are given in full',
    after: ({ status, body }) => {
      if (status !== 200) return;
      visit(body, (record) => {
        if (isEvent(record)) record.price ??= Number(record.base_price) + Number(record.service_fee);
      });
    },
  },
  {
    about: 'colours are in capitals',
    after: inAll(
      ['color', 'accent-color', 'live-color'],
      asText((c) => c.toUpperCase()),
    ),
  },
  { about: 'no team has a colour', after: inAll(['color'], () => null) },
  { about: 'the size of pictures is not known', after: inAll(['width', 'height'], () => null) },
  {
    about: 'capabilities are in another order',
    after: inAll(['capabilities'], (list) => (Array.isArray(list) ? [...list].reverse() : list)),
  },
  {
    about: 'questions and pages have HTML entities and lists',
    after: inAll(['answer', 'html'], (html) =>
      typeof html === 'string' ? `${html}<ul><li>A&nbsp;B &amp; C&eacute;</li></ul>` : html,
    ),
  },
  {
    about: 'venues are in zones by their abbreviation',
    after: inAll(['time_zone'], (zone) => (zone === 'America/Chicago' ? 'CST' : zone)),
  },
  {
    about: 'pictures and streams are on a CDN, signed anew at every call',
    after: inAll(['url', 'image', 'path', 'media_url', 'image_mobile'], (url) =>
      typeof url === 'string' && url.includes('/media/')
        ? `https://cdn.example.net${new URL(url, 'http://x').pathname}?sig=${String(Math.random()).slice(2)}`
        : url,
    ),
  },
  {
    about: 'addresses are relative to the site',
    after: inAll(
      ['url', 'image', 'path', 'media_url', 'image_mobile', 'logo'],
      asText((url) => url.replace(/^http:\/\/127[^/]*/, '')),
    ),
  },
  {
    about: 'home shows three of each part',
    after: (exchange) => {
      if (exchange.operation === 'listHomepageEvents')
        for (const key of ['live', 'upcoming', 'vod', 'featured'])
          setList(exchange, listIn(exchange, key).slice(0, 3), key);
    },
  },
  {
    about: 'the score of a live game changes between two calls',
    after: ({ status, body }) => {
      if (status !== 200) return;
      visit(body, (record) => {
        if ('clock' in record && 'home' in record) record.home = Math.floor(Math.random() * 90);
      });
    },
  },
];
