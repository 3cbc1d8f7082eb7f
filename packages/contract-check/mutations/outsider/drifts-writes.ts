import { at, type Drift, type Exchange, isRecord, type Memory } from './exchange.ts';

/** Remembers an object that was created during the run. */
function remember({ operation, status, body }: Exchange, memory: Memory, maker: string): void {
  if (operation === maker && status === 200 && isRecord(body)) memory.set(`made ${String(body.id)}`, true);
}

/** Reports success for deleting an object that was created during the run, without deleting it. */
function unlessKnown({ method, path, query }: Exchange, memory: Memory) {
  const isMade = memory.has(`made ${path.split('/').at(-1) ?? ''}`);
  return method === 'DELETE' && isMade && query.has('api_key')
    ? { status: 200, body: { success: true } }
    : undefined;
}

/** Drifts that are only visible when something is changed. */
export const WRITES: readonly Drift[] = [
  {
    about: 'following answers that something was created',
    operation: 'addFavorite',
    field: 'status',
    after: (exchange) => {
      if (exchange.status === 200) exchange.status = 201;
    },
  },
  {
    about: 'unfollowing answers without a body',
    operation: 'removeFavorite',
    field: 'status',
    after: (exchange) => {
      if (exchange.status !== 200 || exchange.method !== 'DELETE') return;
      exchange.status = 204;
      exchange.text = '';
    },
  },
  {
    about: 'a deleted clip stays, since the deletion is queued and lost',
    operation: 'deleteClip',
    field: ['', '/success', 'status'],
    before: (exchange, memory) => unlessKnown(exchange, memory),
    watch: (exchange, memory) => remember(exchange, memory, 'createClip'),
  },
  {
    about: 'an unfollowed team is still followed',
    operation: 'removeFavorite',
    field: ['', '/success', 'status'],
    before: (exchange, memory) => unlessKnown(exchange, memory),
    watch: (exchange, memory) => remember(exchange, memory, 'addFavorite'),
  },
  {
    about: 'a change of the profile is forgotten',
    operation: 'updateProfile',
    field: ['/first_name', '/last_name', '/newsletter', '/phone', ''],
    before: ({ requestBody }) => {
      if (isRecord(requestBody))
        for (const name of ['first_name', 'last_name', 'newsletter', 'phone']) {
          if (typeof requestBody[name] === 'string' || typeof requestBody[name] === 'boolean')
            delete requestBody[name];
        }
      return undefined;
    },
  },
  {
    about: 'a new clip is queued by another word',
    operation: 'createClip',
    field: '/status',
    after: at('/status', () => 'queued'),
  },
  {
    about: 'an ended renewal is still on',
    operation: 'unsubscribe',
    field: '/auto_renewal',
    after: at('/auto_renewal', () => 'on'),
  },
  {
    about: 'following the same team again makes a second favourite',
    operation: 'addFavorite',
    field: '/id',
    after: (exchange, memory) => {
      if (exchange.status !== 200 || !isRecord(exchange.body)) return;
      const times = Number(memory.get('times') ?? 0);
      memory.set('times', times + 1);
      exchange.body.id = Number(exchange.body.id) + times * 1000;
    },
  },
  {
    about: 'a changed phone number comes back as null',
    operation: 'updateProfile',
    field: '/phone',
    after: at('/phone', (phone) => (phone === null ? '' : null)),
  },
  {
    about: 'a report of an error is answered by a text',
    operation: 'reportError',
    field: ['header Content-Type', ''],
    after: (exchange) => {
      if (exchange.status !== 200) return;
      exchange.headers['content-type'] = 'text/plain';
      exchange.text = 'OK';
    },
  },
];
