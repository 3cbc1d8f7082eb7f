import { createHandlers } from '@mocks/handlers';
import { readBelow } from '@mocks/media/read-file-browser';
import { modulesPass } from '@mocks/modules-pass';
import type { World } from '@mocks/store/world';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { record } from './record';
import { type StreamFailure, streamHandlers } from './story-responses';

/** The folder from which this Storybook is served. Any folder works. */
const BASE = new URL('.', location.href).pathname;

const readFile = readBelow(BASE);

const worker = setupWorker();
worker.events.on('request:start', ({ request }) => record.request(request));
let started: Promise<unknown> | undefined;

const config = http.get('*/config.json', () =>
  HttpResponse.json({
    hosts: {},
    demo: true,
    scripts: {
      stripe: `${BASE}demo/stripe.js`,
      recaptcha: `${BASE}demo/recaptcha.js`,
      social: `${BASE}demo/social.html`,
      tagManager: `${BASE}demo/gtag.js`,
    },
  }),
);

/** Sets the world and the responses of a story. All stories share one service worker. */
export async function setHandlers(world: World, first: RequestHandler[]): Promise<void> {
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${BASE}mockServiceWorker.js`, options: { scope: BASE } },
  });
  await started;
  worker.resetHandlers(modulesPass, ...first, config, ...createHandlers({ world, readFile }));
}

/** Makes every stream fail from now on, until the next story opens. */
export function breakStreams(failure: StreamFailure): void {
  worker.use(...streamHandlers(failure));
}
