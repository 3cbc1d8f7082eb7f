import {
  changed,
  failure,
  type Item,
  listAt,
  type MutationMakers,
  mutationsOf,
  onBody,
  onItems,
  only,
  type PartialMutation,
} from './mutation-makers.ts';

const PASSWORD = 'goal-line-1';
const CHANNEL_KEY = 'ch_northfield_7d41c0';

const reversed = (name: string, by: string): PartialMutation => ({
  about: `has ${name} in reverse order`,
  fields: [`/${name}/*/${by}`],
  after: onBody((body) => ({ ...body, [name]: listAt(body, name).toReversed() })),
});

const sources = (item: Item) => {
  if (item.has_access !== false || !Array.isArray(item.media)) return;
  for (const medium of item.media) if ([2, 3, 4].includes(medium.kind)) medium.url = '/media/9/master.m3u8';
};

/** The filters that a mutation lets an operation ignore. */
const IGNORED_FILTERS: Record<string, string[]> = {
  listEvents: ['start_date', 'end_date', 'city', 'state', 'gender', 'school', 'title'],
  listHomepageEvents: ['school', 'team'],
  searchVodMedia: ['title'],
};

/** The fields by which lists are sorted. */
const SORT_FIELDS: Record<string, string> = {
  listSlides: 'weight',
  getMenu: 'weight',
  listPackages: 'weight',
  listVodMediaItems: 'date',
  listEventsWithClip: 'event_utc_ts',
  listOrders: 'created_at',
  listUserClips: 'created_at',
  listParticipants: 'name',
  listParticipantGroups: 'name',
};

/** Each entry breaks something that the contract promises about one operation. */
const MAKERS: MutationMakers = {
  'another id': ({ id, responses }) =>
    /^get(Event|Order|Package|Subscription|Page|VodMediaItem|SharedClip)$/.test(id) && responses['404']
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
        after: (response) =>
          isReal ? { ...response, status: 200, text: JSON.stringify({ success: true }) } : response,
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
  'promised order reversed': ({ id }, random) => {
    if (id === 'listHomepageEvents')
      return reversed(random.pick(['upcoming', 'vod']) ?? 'vod', 'event_utc_ts');
    const by = SORT_FIELDS[id];
    return by ? reversed('data', by) : null;
  },
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
    const names = IGNORED_FILTERS[id]?.filter((name) =>
      parameters.some((parameter) => parameter.name === name),
    );
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
          after: (response, { url }) =>
            Number(url.searchParams.get('offset')) >= 1000
              ? failure(500, 'server_error', response)
              : response,
        }
      : null,
  'total of the page': ({ id, parameters }) =>
    parameters.some(({ name }) => name === 'limit') && !/Clips$/.test(id)
      ? changed('has the page’s count as total', ['/meta/total'], (body) => {
          const meta = body.meta as Item;
          meta.total = listAt(body, 'data').length;
        })
      : null,
  'unknown channel key accepted': only({
    getApiKey: {
      about: 'gives a key for any channel key',
      fields: ['/channel_key'],
      before: ({ body }) => {
        if (body && typeof body.channel_key === 'string') body.channel_key = CHANNEL_KEY;
      },
    },
  }),
  'deletion of anything': ({ id, responses }) =>
    /^(deleteClip|removeFavorite)$/.test(id) && responses['400']
      ? {
          about: 'fails for an id that is no number',
          fields: ['path id'],
          after: (response, { url }) =>
            response.status === 400 && !/\/\d+$/.test(url.pathname)
              ? failure(500, 'server_error', response)
              : response,
        }
      : null,
  'capability ignored': ({ id }) =>
    /^(listVodMediaItems|searchVodMedia|getVodMediaItem)$/.test(id)
      ? onItems('gives its videos to all', 'media_url', (item) => {
          item.media_url ??= '/media/vod/1/master.m3u8';
        })
      : null,
  'second of the same': only({
    addFavorite: () => {
      let times = 0;
      return changed('follows the same thing twice', ['/id'], (body) => {
        times += 1;
        return { ...body, id: Number(body.id) + 1000 * (times - 1) };
      });
    },
  }),
  'change forgotten': only({
    updateProfile: {
      about: 'forgets the change',
      fields: ['/first_name', '/last_name'],
      before: ({ body }) => {
        for (const name of ['first_name', 'last_name'])
          if (typeof body?.[name] === 'string' && body[name] !== 'not a value') delete body[name];
      },
    },
    unsubscribe: changed('leaves the renewal on', ['/auto_renewal'], (body) => ({
      ...body,
      auto_renewal: 'on',
    })),
  }),
};

export const PROMISE_KINDS = mutationsOf(MAKERS);
