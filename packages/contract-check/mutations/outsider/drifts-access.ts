import { at, type Drift, edit, isRecord, listIn } from './exchange.ts';

const FORM_KEYS = ['api_key', 'channel_key'];

/** Drifts in keys, sessions and access control. */
export const ACCESS: readonly Drift[] = [
  {
    about: 'a locked event has the addresses of its streams',
    operation: 'getEvent',
    field: '/media/*/url',
    after: ({ status, body }) => {
      if (status === 200 && isRecord(body) && body.has_access === false)
        edit(body, '/media/*/url', (url) => url ?? '/media/4021/master.m3u8');
    },
  },
  {
    about: 'the access to an event is granted whatever the event says',
    operation: 'getUserAccess',
    field: '/event/has_access',
    after: at('/event', (event) => (isRecord(event) ? { ...event, has_access: true } : event)),
  },
  {
    about: 'any password opens an account',
    operation: 'logIn',
    field: ['status', '/password'],
    before: ({ requestBody }) => {
      if (isRecord(requestBody) && requestBody.login === 'member@grandstand.test')
        requestBody.password = 'goal-line-1';
      return undefined;
    },
  },
  {
    about: 'the key works on after the log-out',
    operation: 'logOut',
    field: ['/api_key', 'query api_key', 'status', ''],
    before: ({ requestBody }) =>
      isRecord(requestBody) && requestBody.api_key !== undefined
        ? { status: 200, body: { success: true } }
        : undefined,
  },
  {
    about: 'every visitor of a channel has the same key',
    operation: 'getApiKey',
    field: '/api_key',
    after: (exchange, memory) => {
      if (exchange.status !== 200) return;
      exchange.body = memory.get('key') ?? exchange.body;
      memory.set('key', exchange.body);
    },
  },
  {
    about: 'a visitor without a user has an empty list of favourites',
    operation: 'listFavorites',
    field: 'status',
    after: (exchange) => {
      if (exchange.status !== 401) return;
      exchange.status = 200;
      exchange.body = { data: [], meta: { total: 0, offset: 0, limit: null } };
    },
  },
  {
    about: "an unknown order answers with the user's latest",
    operation: 'getOrder',
    field: ['status', '/id'],
    after: (exchange, memory) => {
      const { status, path, body } = exchange;
      if (status === 200 && !memory.has('order')) memory.set('order', structuredClone(body));
      if (status !== 404 || !/\d+$/.test(path) || !memory.has('order')) return;
      exchange.status = 200;
      exchange.body = memory.get('order');
    },
  },
  {
    about: 'a shared clip opens by any second half of its address',
    operation: 'getSharedClip',
    field: ['status', 'query uuid', '/uuid'],
    after: (exchange, memory) => {
      if (exchange.status === 200) memory.set(exchange.path, structuredClone(exchange.body));
      if (exchange.status !== 404 || !memory.has(exchange.path)) return;
      exchange.status = 200;
      exchange.body = memory.get(exchange.path);
    },
  },
  {
    about: 'library videos are given without any key',
    operation: 'getVodMediaItem',
    field: ['status', 'query api_key', 'query channel_key'],
    before: ({ query }, memory) => {
      for (const name of FORM_KEYS) {
        const key = query.get(name);
        if (key !== null && !memory.has(name)) memory.set(name, key);
        else if (key === null && memory.has(name)) query.set(name, String(memory.get(name)));
      }
      return undefined;
    },
  },
  {
    about: 'any channel key gives a session',
    operation: 'getApiKey',
    field: ['status', '/channel_key'],
    before: ({ requestBody }, memory) => {
      if (!isRecord(requestBody) || typeof requestBody.channel_key !== 'string') return undefined;
      if (!memory.has('channel')) memory.set('channel', requestBody.channel_key);
      requestBody.channel_key = memory.get('channel');
      return undefined;
    },
  },
  {
    about: "the profile has the password's hash",
    operation: 'getProfile',
    field: '/password',
    after: (exchange) => {
      if (exchange.status === 200 && isRecord(exchange.body))
        exchange.body.password = '$2y$10$abcdefghijklmnopqrstuv';
    },
  },
  {
    about: "saved cards have the card's whole number",
    operation: 'listCards',
    field: '/data/*/last4',
    after: at('/data/*/last4', (last4) => `424242424242${String(last4)}`),
  },
  {
    about: 'a locked library video has its address',
    operation: 'listVodMediaItems',
    field: '/data/*/media_url',
    after: (exchange) => {
      for (const item of listIn(exchange)) item.media_url ??= `/media/vod/${String(item.id)}/master.m3u8`;
    },
  },
];
