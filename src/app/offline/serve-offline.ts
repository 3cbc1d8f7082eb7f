/* The service worker. It handles only two kinds of requests: it serves the site's own hashed files, which
   never change, from its cache, and it serves the offline page when the network returns no page. All other
   requests (config.json, prices, access, media) go to the network as if there were no worker. */

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface NotificationEvent extends WorkerEvent {
  notification: { close(): void; data: unknown };
}

/** The members of ServiceWorkerGlobalScope that this file uses. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; openWindow(path: string): Promise<unknown> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  caches: CacheStorage;
  location: { origin: string };
  fetch(request: Request): Promise<Response>;
}

export interface Shell {
  /** The version of the build, different for each build. */
  version: string;
  /** The files that the offline page needs. */
  files: readonly string[];
}

const PREFIX = 'site-';
const OFFLINE_PAGE = '/offline.html';
/**
 * The number of builds whose files stay cached, because pages that were open during an update still load
 * files of the previous build.
 */
const MAX_CACHED_BUILDS = 2;

const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/') && !pathname.endsWith('.map');

export function serveOffline(scope: WorkerScope, { version, files }: Shell): void {
  const current = PREFIX + version;

  async function install(): Promise<void> {
    const cache = await scope.caches.open(current);
    await cache.addAll(
      files.map((file) => new Request(new URL(file, scope.location.origin), { cache: 'reload' })),
    );
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    const ours = (await scope.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== current);
    const old = ours.slice(0, Math.max(0, ours.length - (MAX_CACHED_BUILDS - 1)));
    await Promise.all(old.map((name) => scope.caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch (error) {
      const cache = await scope.caches.open(current);
      const offline = await cache.match(new URL(OFFLINE_PAGE, scope.location.origin).href);
      if (!offline) throw error;
      return offline;
    }
  }

  async function asset(request: Request): Promise<Response> {
    const cached = await scope.caches.match(request.url);
    if (cached) return cached;
    const response = await scope.fetch(request);
    if (response.status === 200) {
      const copy = response.clone();
      // Failures are ignored, because a full disk must not stop the site.
      void scope.caches
        .open(current)
        .then((cache) => cache.put(request.url, copy))
        .catch(() => {});
    }
    return response;
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const path = (notification.data as { path?: unknown } | null)?.path;
    if (typeof path === 'string' && /^\/watch\/\d+$/.test(path))
      event.waitUntil(scope.clients.openWindow(path));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(page(event));
    else if (isAsset(url) && !request.headers.has('Range')) event.respondWith(asset(request));
  });
}
