import { expect, test, vi } from 'vitest';
import { serveOffline, type WorkerScope } from './serve-offline';

const ORIGIN = 'https://a.example';
const SHELL = { version: 'v2', files: ['/offline.html', '/assets/offline.js'] };

/** A fake of the browser's cache storage, in memory. */
function memoryCaches(names: readonly string[] = []) {
  const stores = new Map(names.map((name) => [name, new Map<string, Response>()]));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (requests: Request[]) => {
        for (const { url } of requests) store.set(url, new Response(`stored ${new URL(url).pathname}`));
      },
      put: async (url: string, response: Response) => void store.set(url, response),
      match: async (url: string) => store.get(url)?.clone(),
    };
  };
  return {
    stores,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (url: string) =>
        [...stores.values()]
          .map((store) => store.get(url))
          .find(Boolean)
          ?.clone(),
    },
  };
}

type Listener = (event: object) => void;

function worker(names?: readonly string[], fetch = vi.fn(async (_: Request) => new Response('network'))) {
  const { stores, caches } = memoryCaches(names);
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}), openWindow: vi.fn(async () => {}) },
    registration: {},
    caches,
    location: { origin: ORIGIN },
    fetch,
  };
  serveOffline(scope as unknown as WorkerScope, SHELL);
  const run = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  /** Returns the worker's response; undefined if the worker leaves the request to the browser. */
  const fetchPath = (path: string, over: object = {}): Promise<Response> | undefined => {
    let result: Promise<Response> | undefined;
    const request = {
      url: new URL(path, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      headers: new Headers(),
      ...over,
    };
    listeners.get('fetch')?.({
      request,
      respondWith: (response: Promise<Response>) => {
        result = response;
      },
    });
    return result;
  };
  const press = (data: unknown) =>
    listeners.get('notificationclick')?.({ notification: { close() {}, data }, waitUntil() {} });
  return { run, fetchPath, press, fetch, stores, scope };
}

const PAGE = { mode: 'navigate', destination: 'document' };
const down = () => vi.fn(async (_: Request): Promise<Response> => Promise.reject(new TypeError('offline')));
const textOf = async (response: Promise<Response> | undefined) => (await response)?.text();

test.each([
  ['config.json', '/config.json', {}],
  ['a call', '/api/events?api_key=k', {}],
  ['a purchase', '/api/buy', { method: 'POST' }],
  ['another origin', 'https://cdn.example/assets/a.js', {}],
  ['a page in a frame', '/watch_embed/1', { mode: 'navigate', destination: 'iframe' }],
  ['a part of a file', '/assets/a.mp4', { headers: new Headers({ Range: 'bytes=0-1' }) }],
  ['a source map', '/assets/a.js.map', {}],
  ['media', '/media/files/a.ts', {}],
])('the service worker leaves the request for %s to the browser', async (_, path, over) => {
  const { run, fetchPath } = worker();
  await run('install');
  expect(fetchPath(path, over)).toBeUndefined();
});

test('the service worker serves pages from the network, and the offline page only without a network', async () => {
  const online = worker();
  await online.run('install');
  expect(await textOf(online.fetchPath('/schedule', PAGE))).toBe('network');
  const offline = worker(['site-v1'], down());
  offline.stores.get('site-v1')?.set(`${ORIGIN}/offline.html`, new Response('of an older build'));
  await offline.run('install');
  expect(await textOf(offline.fetchPath('/schedule', PAGE))).toBe('stored /offline.html');
});

test('the service worker passes on an error page of the server', async () => {
  const { run, fetchPath } = worker(
    [],
    vi.fn(async () => new Response('down', { status: 503 })),
  );
  await run('install');
  expect((await fetchPath('/', PAGE))?.status).toBe(503);
});

test('the service worker requests a file of the site only once', async () => {
  const { fetchPath, fetch } = worker();
  expect(await textOf(fetchPath('/assets/a.js'))).toBe('network');
  await vi.waitFor(async () => {
    await textOf(fetchPath('/assets/a.js'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('the service worker does not store a missing file', async () => {
  const { fetchPath, stores } = worker(
    [],
    vi.fn(async () => new Response('', { status: 404 })),
  );
  expect((await fetchPath('/assets/gone.js'))?.status).toBe(404);
  expect(stores.size).toBe(0);
});

test('a new service worker takes control at once, and keeps the cached files of one previous build', async () => {
  const { run, stores, scope } = worker(['other', 'site-v0', 'site-v1']);
  await run('install');
  expect(scope.skipWaiting).toHaveBeenCalled();
  await run('activate');
  expect(scope.clients.claim).toHaveBeenCalled();
  expect([...stores.keys()]).toEqual(['other', 'site-v1', 'site-v2']);
});

test('a press on a notification opens the page of its game, and no other address', () => {
  const { press, scope } = worker();
  for (const data of [{ path: 'https://evil.example' }, { path: '/watch/1/../..' }, null, {}]) press(data);
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
  press({ path: '/watch/12' });
  expect(scope.clients.openWindow).toHaveBeenCalledWith('/watch/12');
});
