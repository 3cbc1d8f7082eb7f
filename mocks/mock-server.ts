import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleNodeRequest } from './handle-node-request.ts';
import { createHandlers } from './handlers.ts';
import { convertToWebP } from './media/convert-to-webp-node.ts';
import { readFromDisk } from './media/read-file-node.ts';
import { createStateWriter, readState } from './store/state-file.ts';
import { createDemoStore, type Store } from './store/store.ts';
import { World, type WorldOptions } from './store/world.ts';

export interface MockServerOptions extends Omit<WorldOptions, 'store'> {
  /** The port to listen on. 0 means any free port. */
  port?: number;
  /** The file in which the state is stored, so that it survives a restart. */
  state?: string;
  /** Handles requests that are not API calls, for example when a site is served from the same port. */
  site?(incoming: IncomingMessage, outgoing: ServerResponse): void;
}

export interface MockServer {
  world: World;
  url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts the demo backend on a real port. */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, state, site, ...rest } = options;
  const world = new World({ ...rest, store: state ? storedStore(state) : undefined });
  const handlers = createHandlers({ world, readFile: readFromDisk, convertToWebP });
  const writeState = state ? createStateWriter(world.store, state) : undefined;
  writeState?.();

  const server = createServer((incoming, outgoing) => {
    const base = `http://${incoming.headers.host ?? `${HOST}:${port}`}`;
    if (!isOrigin(base))
      return void outgoing.writeHead(400, { 'Content-Type': 'text/plain' }).end('The Host is malformed.\n');
    handleNodeRequest(incoming, outgoing, {
      handlers,
      base,
      onHandled: writeState,
      absoluteMediaUrls: !site,
    }).then((isHandled) => {
      if (isHandled) return;
      if (site) site(incoming, outgoing);
      else outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Nothing is at this address.\n');
    });
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return { world, url: `http://${HOST}:${taken}`, close: () => close(server) };
}

/** A Host header may contain more than a host, for example a password or a path. */
function isOrigin(base: string): boolean {
  if (!URL.canParse(base)) return false;
  const { username, password, pathname, search, hash } = new URL(base);
  return username + password + search + hash === '' && pathname === '/' && !base.endsWith('/');
}

function storedStore(file: string): Store | undefined {
  const snapshot = readState(file);
  if (!snapshot) return undefined;
  const store = createDemoStore();
  store.restore(snapshot);
  return store;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
