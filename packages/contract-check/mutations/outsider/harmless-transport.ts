import { type Exchange, isRecord, type Memory, type Variation } from './exchange.ts';

const asJson = (write: (body: unknown) => string) => (exchange: Exchange) => {
  if (exchange.text === null && exchange.body !== undefined) exchange.text = write(exchange.body);
};

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

const headers = (added: Record<string, string>) => (exchange: Exchange) =>
  Object.assign(exchange.headers, added);

/**
 * Returns a pseudo-random number between 0 and 1. Its seed is in the run's memory, so that runs are
 * repeatable.
 */
function drawn(memory: Memory): number {
  const seed = (Number(memory.get('seed') ?? 7) * 16_807) % 2_147_483_647;
  memory.set('seed', seed);
  return seed / 2_147_483_647;
}

const inFrench = (body: unknown) => {
  if (isRecord(body) && isRecord(body.errors) && 'code' in body) {
    body.message = 'La requête est refusée.';
    for (const name of Object.keys(body.errors)) body.errors[name] = ['Ce champ est refusé.', 'Réessayez.'];
  }
};

const shiftFavourites = (value: unknown, by: number) => {
  if (isRecord(value) && 'favoritable_id' in value && typeof value.id === 'number') value.id += by;
};

export const HARMLESS_TRANSPORT: readonly Variation[] = [
  {
    about: 'keys of objects are in another order',
    after: (exchange) => {
      exchange.body = turned(exchange.body);
    },
  },
  {
    about: 'JSON is indented, with a line at its end',
    after: asJson((body) => `${JSON.stringify(body, null, 4)}\n`),
  },
  {
    about: 'letters beyond ASCII and slashes are escaped in JSON',
    after: asJson((body) =>
      JSON.stringify(body)
        .replaceAll('/', '\\/')
        .replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  },
  {
    about: 'whole numbers are written with a decimal point',
    after: asJson((body) =>
      JSON.stringify(body).replace(/("duration":|"weight":|"total":)(\d+)(?=[,}])/g, '$1$2.0'),
    ),
  },
  {
    about: 'the content type names its charset',
    after: headers({ 'content-type': 'application/json; charset=utf-8' }),
  },
  {
    about: 'the charset is in capitals and without a space',
    after: headers({ 'content-type': 'application/json;charset=UTF-8' }),
  },
  {
    about: 'answers have headers of the framework',
    after: headers({ 'x-powered-by': 'PHP/8.4', 'x-request-id': 'a1', 'server-timing': 'db;dur=3' }),
  },
  {
    about: 'answers count the rate limit down',
    after: headers({ 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '41' }),
  },
  { about: 'nothing may be stored', after: headers({ 'cache-control': 'no-store, private' }) },
  {
    about: 'what needs no keys is cached in public, with a tag',
    after: ({ operation, headers: own }) => {
      if (['getSettings', 'getMenu', 'listPackages', 'listFaq', 'getBootstrap'].includes(operation))
        Object.assign(own, { 'cache-control': 'public, max-age=60', etag: '"1"' });
    },
  },
  { about: 'answers vary by more', after: headers({ vary: 'Origin, Accept-Language, Accept-Encoding' }) },
  { about: 'answers set a cookie', after: headers({ 'set-cookie': 'XSRF-TOKEN=abc; Path=/; SameSite=Lax' }) },
  {
    about: "the site's own origin is allowed, with credentials",
    after: (exchange) => {
      const { origin } = exchange.requestHeaders;
      if (origin !== undefined)
        Object.assign(exchange.headers, {
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          vary: 'Origin, Accept-Language',
        });
    },
  },
  {
    about: 'preflights answer 200 and may be stored for a day',
    after: (exchange) => {
      if (exchange.method !== 'OPTIONS') return;
      exchange.status = 200;
      exchange.text = 'OK';
      exchange.headers['access-control-max-age'] = '86400';
    },
  },
  { about: 'errors are explained in French, in two sentences', after: ({ body }) => inFrench(body) },
  {
    about: 'favourites have larger numbers',
    before: (exchange) => {
      if (exchange.operation !== 'removeFavorite') return undefined;
      const id = Number(exchange.path.split('/').at(-1));
      if (id > 1_000_000) exchange.path = exchange.path.replace(/\d+$/, String(id - 1_000_000));
      return undefined;
    },
    after: ({ status, body }) => {
      if (status !== 200 || !isRecord(body)) return;
      shiftFavourites(body, 1_000_000);
      if (Array.isArray(body.data)) for (const item of body.data) shiftFavourites(item, 1_000_000);
    },
  },
  {
    about: 'every answer takes a quarter of a second',
    after: (exchange) => {
      exchange.delayMs = 250;
    },
  },
  {
    about: 'answers take between nothing and 80 ms',
    after: (exchange, memory) => {
      exchange.delayMs = drawn(memory) * 80;
    },
  },
  {
    about: 'one connection in fifty is reset',
    before: (exchange, memory) => {
      exchange.reset = drawn(memory) < 0.02;
      return undefined;
    },
  },
  {
    about: 'one call in forty is told to wait for a second',
    before: (exchange, memory) => {
      if (exchange.method === 'OPTIONS' || drawn(memory) > 0.025) return undefined;
      exchange.headers['retry-after'] = '1';
      return { status: 429, body: { code: 'too_many_requests', message: 'Too many requests.', errors: {} } };
    },
  },
  {
    about: 'answers are compressed, whatever their size',
    after: ({ requestHeaders, method, headers: own }) => {
      if (requestHeaders['accept-encoding']?.includes('gzip') === true && method !== 'OPTIONS')
        own['content-encoding'] = 'gzip';
    },
  },
  { about: 'the connection is closed after each answer', after: headers({ connection: 'close' }) },
  {
    about: 'the clock of the server is an hour slow',
    after: headers({ date: 'Tue, 24 Nov 2026 08:00:00 GMT' }),
  },
];
