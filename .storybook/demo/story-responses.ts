import { operations } from '@generated/operation-list';
import type { OperationId } from '@generated/operations';
import { invalid, notFound, serverError, tooMany, unauthenticated } from '@mocks/behaviour/failure';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

/** The response that an operation gets in a story instead of the demo channel's. */
type StoryResponse = 400 | 401 | 404 | 429 | 500 | 'never' | 'no connection' | (() => Response);

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete, PUT: http.put, PATCH: http.patch };

const ERROR_RESPONSES = {
  400: () => invalid({}),
  401: unauthenticated,
  404: notFound,
  429: () => tooMany(30),
  500: serverError,
};

function isMethod(name: string): name is keyof typeof METHODS {
  return name in METHODS;
}

async function createResponse(response: StoryResponse): Promise<Response> {
  if (response === 'no connection') return HttpResponse.error();
  if (response === 'never') await delay('infinite');
  if (typeof response === 'function') return response();
  return response === 'never' ? serverError() : ERROR_RESPONSES[response]();
}

export type StoryResponses = Partial<Record<OperationId, StoryResponse>>;

/**
 * Creates handlers that take precedence over the demo channel's and respond without its latency. `event`
 * limits them to calls for that event.
 */
export function responseHandlers(responses: StoryResponses, event?: number): RequestHandler[] {
  return Object.entries(responses).map(([id, response]) => {
    // `Object.entries` widens the names to string.
    const { method, path } = operations[id as OperationId];
    if (!isMethod(method)) throw new Error(`no way to answer ${method}`);
    return METHODS[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
      event === undefined || new URL(request.url).pathname.split('/').includes(`${event}`)
        ? createResponse(response)
        : undefined,
    );
  });
}

/** The content of config.json that replaces the site's own, or null if the file is missing. */
export type ConfigBody = string | null;

export function configHandlers(body: ConfigBody | undefined): RequestHandler[] {
  if (body === undefined) return [];
  return [http.get('*/config.json', () => new HttpResponse(body, { status: body === null ? 404 : 200 }))];
}

/** The way in which every request for a stream fails, whether recorded, live or of the ready check. */
export type StreamFailure = 403 | 404 | 'no connection';

/** Makes requests for streams fail. `event` limits the failure to the streams of one event. */
export function streamHandlers(failure: StreamFailure | undefined, event?: number): RequestHandler[] {
  if (failure === undefined) return [];
  const fail = () =>
    failure === 'no connection' ? HttpResponse.error() : new HttpResponse(null, { status: failure });
  const lists =
    event === undefined
      ? ['*/media/:kind/:event/:list.m3u8', '*/test-stream/:list.m3u8']
      : [`*/media/:kind/${event}/:list.m3u8`];
  return lists.map((list) => http.get(list, fail));
}
