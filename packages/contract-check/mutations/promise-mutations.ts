import type { Asked, Given, Mutation } from './mutation.ts';
import type { Random } from './random.ts';
import type { SpecOperation } from './spec.ts';

type Body = Record<string, unknown>;
type Item = Record<string, unknown>;

/** Changes the body of a success; undefined leaves it as it is. */
function onBody(change: (body: Body, asked: Asked) => unknown): Mutation['after'] {
  return (given, asked) => {
    if (given.status !== 200 || given.text === '') return given;
    const body: Body = JSON.parse(given.text);
    return { ...given, text: JSON.stringify(change(body, asked) ?? body) };
  };
}

const listAt = (body: Body, name: string): Item[] => {
  const value = body[name];
  return Array.isArray(value) ? value : [];
};
/** Returns the items of a list, or the one object of a single response. */
const itemsOf = (body: Body): Item[] => (Array.isArray(body.data) ? listAt(body, 'data') : [body]);

const failure = (status: number, code: string, given: Given): Given => ({
  ...given,
  status,
  contentType: 'application/json',
  text: JSON.stringify({ code, message: '', errors: {} }),
});

interface Way {
  about: string;
  fields: string[];
  before?: Mutation['before'];
  after?: Mutation['after'];
  preflight?: Mutation['preflight'];
}

const PASSWORD = 'goal-line-1';
const CHANNEL_KEY = 'ch_northfield_7d41c0';

const reversed = (name: string): Way => ({
  about: `has ${name} in reverse order`,
  fields: [`/${name}`],
  after: onBody((body) => ({ ...body, [name]: listAt(body, name).toReversed() })),
});

const changed = (about: string, fields: string[], change: (body: Body, asked: Asked) => unknown): Way => ({
  about,
  fields,
  after: onBody(change),
});

const onItems = (about: string, field: string, change: (item: Item) => void): Way =>
  changed(about, [`/${field}`, `/data/*/${field}`], (body) => {
    for (const item of itemsOf(body)) change(item);
  });

const sources = (item: Item) => {
  if (item.has_access !== false || !Array.isArray(item.media)) return;
  for (const medium of item.media) if ([2, 3, 4].includes(medium.kind)) medium.url = '/media/9/master.m3u8';
};

const STRINGS: Record<string, string> = {
  getEvent: 'name',
  listParticipants: 'name',
  listVodMediaItems: 'title',
  listPackages: 'name',
};

/** Filters that a mutation drops, by operation. */
const FORGOTTEN: Record<string, string[]> = {
  listEvents: ['start_date', 'end_date', 'city', 'state', 'gender', 'school', 'title'],
  listHomepageEvents: ['school', 'team'],
  searchVodMedia: ['title'],
};

const only = (operations: Record<string, Way | (() => Way)>) => (operation: SpecOperation) => {
  const way = operations[operation.id];
  return typeof way === 'function' ? way() : (way ?? null);
};

/** Each entry breaks something that the contract promises beyond its schemas. */
const WAYS: Record<string, (operation: SpecOperation, random: Random) => Way | null> = {
  'another id': ({ id, answers }) =>
    /^get(Event|Order|Package|Subscription|Page|VodMediaItem|SharedClip)$/.test(id) && answers['404']
      ? changed('answers about another id', ['/id'], (body) => ({ ...body, id: Number(body.id) + 1 }))
      : null,
  'locked sources given': only({
    getEvent: onItems('gives the sources of a locked event', 'media/*/url', sources),
    listEvents: onItems('gives the sources of locked events', 'media/*/url', sources),
  }),
  'wrong channel key accepted': ({ id, exempt, hasBody }) =>
    exempt
      ? null
      : {
          about: 'accepts any channel key',
          fields: ['status', '/code'],
          before: ({ url, body }) => {
            if (id === '' || (!hasBody && !url.searchParams.has('channel_key') && body === null)) return;
            if (url.searchParams.has('channel_key')) url.searchParams.set('channel_key', CHANNEL_KEY);
            if (body && 'channel_key' in body) body.channel_key = CHANNEL_KEY;
          },
        },
  'wrong password accepted': only({
    logIn: {
      about: 'accepts any password',
      fields: ['status'],
      before: ({ body }) => {
        if (body && typeof body.password === 'string') body.password = PASSWORD;
      },
    },
  }),
  'key outlives log-out': only({
    logOut: () => {
      let isReal = false;
      return {
        about: 'leaves the key alive',
        fields: ['status'],
        before: ({ body }) => {
          const key = String(body?.api_key ?? '');
          isReal = key !== '' && key !== 'no-such-key' && body?.channel_key === CHANNEL_KEY;
          if (isReal && body) body.api_key = 'no-such-key';
        },
        after: (given) =>
          isReal ? { ...given, status: 200, text: JSON.stringify({ success: true }) } : given,
      };
    },
  }),
  'same key each time': only({
    getApiKey: () => {
      let first: unknown;
      return changed('gives the same key each time', ['/api_key'], (body) => {
        first ??= body.api_key;
        return { api_key: first };
      });
    },
  }),
  'access contradicted': only({
    getUserAccess: changed('gives access to the wrong events', ['/event/has_access'], (body) => {
      const event = body.event as Item | null;
      if (event) event.has_access = event.has_access !== true;
    }),
  }),
  'access left out': only({
    getUserAccess: changed('does not answer about the event', ['/event'], (body) => ({
      ...body,
      event: null,
    })),
  }),
  'promised order reversed': (operation, random) =>
    operation.id === 'listHomepageEvents'
      ? reversed(random.pick(['upcoming', 'vod']) ?? 'vod')
      : /^(listSlides|getMenu|listPackages|listVodMediaItems|listEventsWithClip|listOrders)$/.test(
            operation.id,
          )
        ? reversed('data')
        : null,
  'stray item': only({
    listHomepageEvents: changed('has finished events among live', ['/live/*/stream_status'], (body) => ({
      ...body,
      live: [...listAt(body, 'live'), ...listAt(body, 'vod').slice(0, 1)],
    })),
    listEventsWithClip: changed('has events without clips', ['/data/*/has_clips'], (body) => {
      for (const item of listAt(body, 'data')) item.has_clips = false;
    }),
    listFavoriteEvents: changed('has events that nobody follows', ['/data/*'], (body) => {
      for (const item of listAt(body, 'data').slice(0, 1)) {
        item.participants = [];
        item.event_category_id = 999_999;
      }
    }),
  }),
  'children left out': only({
    listEvents: changed('leaves out the sports below', ['query sport'], (body, { url }) => {
      const sport = Number(url.searchParams.get('sport'));
      if (sport > 0 && Array.isArray(body.data))
        body.data = listAt(body, 'data').filter((item) => item.event_category_id === sport);
    }),
  }),
  'filter forgotten': ({ id, parameters }, random) => {
    const names = FORGOTTEN[id]?.filter((name) => parameters.some((parameter) => parameter.name === name));
    const name = random.pick(names ?? []);
    return name === undefined
      ? null
      : {
          about: `forgets its filter ${name}`,
          fields: [`query ${name}`],
          before: ({ url }) => {
            const value = url.searchParams.get(name) ?? '';
            if (/^(\d{4}-[01]\d-[0-2]\d|[A-Z]\w+|\d{1,6}|male|female|main|qxzvwk)$/.test(value))
              url.searchParams.delete(name);
          },
        };
  },
  'unknown value accepted': only({
    applyCoupon: {
      about: 'accepts any promo code',
      fields: ['query code'],
      before: ({ url }) => url.searchParams.delete('code'),
    },
  }),
  'words by their case': (operation) =>
    /^(listEvents|searchVodMedia)$/.test(operation.id)
      ? changed('searches words as they are written', ['query title'], (body, { url }) => {
          const title = url.searchParams.get('title');
          if (title && title.length < 40)
            body.data = listAt(body, 'data').filter((item) => JSON.stringify(item).includes(title));
        })
      : null,
  'limit capped silently': (operation) =>
    /^(listEvents|listParticipants)$/.test(operation.id)
      ? {
          about: 'gives 20 items at most',
          fields: ['/data'],
          after: onBody((body, { url }) => {
            if (Number(url.searchParams.get('limit')) > 20) body.data = listAt(body, 'data').slice(0, 20);
          }),
        }
      : null,
  'far offset fails': (operation) =>
    operation.parameters.some(({ name }) => name === 'offset')
      ? {
          about: 'fails for an offset far behind the end',
          fields: ['status'],
          after: (given, { url }) =>
            Number(url.searchParams.get('offset')) >= 1000 ? failure(500, 'server_error', given) : given,
        }
      : null,
  'total of the page': ({ id, parameters }) =>
    parameters.some(({ name }) => name === 'limit') && !/Clips$/.test(id)
      ? changed('has the page’s count as total', ['/meta/total'], (body) => {
          const meta = body.meta as Item;
          meta.total = listAt(body, 'data').length;
        })
      : null,
  'no CORS header': (_operation, random) => {
    const isOnFailures = random.share() < 0.5;
    return {
      about: isOnFailures ? 'has no CORS header on failures' : 'has no CORS header',
      fields: ['header Access-Control-Allow-Origin'],
      after: (given) => {
        if (isOnFailures && given.status === 200) return given;
        const { 'access-control-allow-origin': _gone, ...headers } = given.headers;
        return { ...given, headers };
      },
    };
  },
  'preflight refused': ({ hasBody }, random) => {
    if (!hasBody) return null;
    const isRefused = random.share() < 0.5;
    return {
      about: isRefused ? 'answers no preflight' : 'allows no JSON in its preflight',
      fields: [isRefused ? 'preflight' : 'preflight Access-Control-Allow-Headers'],
      preflight: (given) =>
        isRefused
          ? { ...given, status: 405 }
          : { ...given, headers: { ...given.headers, 'access-control-allow-headers': 'Accept' } },
    };
  },
  'sum wrong': ({ id }) =>
    /^(listOrders|getOrder|applyCoupon)$/.test(id)
      ? onItems('charges more than the sum', 'amounts/total', (item) => {
          const amounts = item.amounts as Item;
          if (amounts) amounts.total = Number(amounts.total) + 777;
        })
      : null,
  'another currency': ({ id }) =>
    /^(listOrders|getOrder|applyCoupon)$/.test(id)
      ? onItems('charges in another currency', 'amounts/currency', (item) => {
          const amounts = item.amounts as Item;
          if (amounts) amounts.currency = 'EUR';
        })
      : null,
  'order dearer than its quote': only({
    buy: changed('charges another price than was quoted', ['/order/amounts/price'], (body) => {
      const amounts = (body.order as Item | undefined)?.amounts as Item | undefined;
      if (!amounts) return;
      amounts.price = Number(amounts.price) + 100;
      amounts.total = Number(amounts.total) + 100;
    }),
  }),
  'quote in whole units': only({
    applyCoupon: changed('quotes whole units of the currency', ['/amounts/price'], (body) => {
      const amounts = body.amounts as Item;
      for (const name of ['price', 'service_fee', 'discount', 'tax'])
        amounts[name] = Math.round(Number(amounts[name]) / 100);
      amounts.total = Number(amounts.price) - Number(amounts.discount) + Number(amounts.tax);
    }),
  }),
  'part contradicted': (operation, random) => {
    if (operation.id !== 'getBootstrap') return null;
    return random.share() < 0.5
      ? changed('has another currency', ['/settings/currency'], (body) => {
          (body.settings as Item).currency = 'EUR';
        })
      : changed('has no menu', ['/menu'], (body) => ({ ...body, menu: [] }));
  },
  'ids repeated': (operation) =>
    /^(listFaq|listPages|listSlides|listEventLocations)$/.test(operation.id)
      ? changed('gives all items the same id', ['/data/*/id'], (body) => {
          for (const item of listAt(body, 'data')) item.id = 1;
        })
      : null,
  'dangling id': (operation, random) => {
    if (!/^(listEvents|getEvent)$/.test(operation.id)) return null;
    const name = random.pick(['event_category_id', 'location_id']) ?? 'location_id';
    return onItems(`has ${name} that no list has`, name, (item) => {
      item[name] = 999_999;
    });
  },
  'name contradicted': ({ id }) =>
    /^get(Event|Package|Subscription)$/.test(id)
      ? onItems('names it otherwise than the list', 'name', (item) => {
          item.name = `${item.name} (2)`;
        })
      : null,
  'price contradicted': ({ id }) =>
    /^get(Event|Package)$/.test(id)
      ? onItems('costs more than in the list', 'base_price', (item) => {
          item.base_price = Number(item.base_price) + 100;
        })
      : null,
  'no such time zone': (operation) =>
    /^(listEvents|getEvent)$/.test(operation.id)
      ? onItems('is in a time zone that does not exist', 'time_zone', (item) => {
          item.time_zone = 'Not/AZone';
        })
      : null,
  'text HTML-escaped': ({ id }) => {
    const name = STRINGS[id];
    return name
      ? onItems('escapes its texts', name, (item) => {
          item[name] = `${item[name]} &#039;24`;
        })
      : null;
  },
  'byte-order mark': () => ({
    about: 'begins with a byte-order mark',
    fields: [''],
    after: (given) =>
      given.status === 200 && given.text ? { ...given, text: `\uFEFF${given.text}` } : given,
  }),
  'another charset': () => ({
    about: 'is in Latin 1',
    fields: ['header Content-Type'],
    after: (given) =>
      given.status === 200 ? { ...given, contentType: 'application/json; charset=iso-8859-1' } : given,
  }),
  'personal data cacheable': ({ answers }) =>
    answers['401'] && answers['200']
      ? {
          about: 'lets shared caches store it',
          fields: ['header Cache-Control'],
          after: (given) => ({
            ...given,
            headers: { ...given.headers, 'cache-control': 'public, max-age=600' },
          }),
        }
      : null,
};

export const PROMISE_KINDS: Record<string, (operation: SpecOperation, random: Random) => Mutation | null> =
  Object.fromEntries(
    Object.entries(WAYS).map(([kind, make]) => [
      kind,
      (operation: SpecOperation, random: Random) => {
        const way = make(operation, random);
        return way && { kind, operation: operation.id, ...way };
      },
    ]),
  );
