/**
 * Serves the built worker like an edge host, with web APIs but no Node APIs. The argument is the URL of the
 * site behind it, and the first line of output is this server's URL. `node --experimental-vm-modules
 * tools/edge-host/edge-host.ts https://site.example`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createContext, type Module, SourceTextModule } from 'node:vm';

const WORKER = join(import.meta.dirname, '../../dist-server/edge/worker.mjs');
const [site = ''] = process.argv.slice(2);

const context = createContext({
  ...{
    AbortController,
    AbortSignal,
    Blob,
    DOMException,
    Event,
    EventTarget,
    Headers,
    Request,
    Response,
    URL,
  },
  ...{ CompressionStream, DecompressionStream, ReadableStream, TransformStream, WritableStream },
  ...{ TextDecoder, TextEncoder, URLSearchParams, atob, btoa, console, crypto, fetch, performance },
  ...{ clearInterval, clearTimeout, queueMicrotask, setInterval, setTimeout, structuredClone },
});

const modules = new Map<string, SourceTextModule>();
/** Two module graphs cannot be linked at the same time. */
let linking: Promise<unknown> = Promise.resolve();

function moduleOf(file: string): SourceTextModule {
  const known = modules.get(file);
  if (known) return known;
  const importModule = async (specifier: string) => open(moduleOf(join(dirname(file), specifier)));
  const made = new SourceTextModule(readFileSync(file, 'utf8'), {
    context,
    identifier: file,
    importModuleDynamically: importModule,
  });
  modules.set(file, made);
  return made;
}

async function open(module: SourceTextModule): Promise<Module> {
  linking = linking.then(async () => {
    if (module.status === 'unlinked')
      await module.link((specifier, { identifier }) => moduleOf(join(dirname(identifier), specifier)));
  });
  await linking;
  await module.evaluate();
  return module;
}

interface Worker {
  fetch(request: Request, environment: object, context: object): Promise<Response>;
}

const { default: worker } = (await open(moduleOf(WORKER))).namespace as { default: Worker };

const server = createServer(async (incoming, outgoing) => {
  const headers = Object.entries(incoming.headers).filter(([name]) =>
    ['accept-language', 'cookie', 'if-none-match'].includes(name),
  );
  const request = new Request(new URL(incoming.url ?? '/', site), {
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
  });
  const response = await worker.fetch(request, { ASSETS: { fetch } }, { waitUntil: () => {} });
  const sent = Object.fromEntries(
    [...response.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name)),
  );
  outgoing.writeHead(response.status, sent).end(Buffer.from(await response.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});
