import { operations } from '@generated/operation-list';
import type { OperationId } from '@generated/operations';
import { invalid, notFound, serverError, tooMany, unauthenticated } from '@mocks/behaviour/failure';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

/** The response that an operation gets in a story instead of the demo channel's. */
type Answer = 400 | 401 | 404 | 429 | 500 | 'never' | 'no connection' | (() => Response);

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete, PUT: http.put, PATCH: http.patch };

const REFUSALS = {
  400: () => invalid({}),
  401: unauthenticated,
  404: notFound,
  429: () => tooMany(30),
  500: serverError,
};

function isMethod(name: string): name is keyof typeof METHODS {
  return name in METHODS;
}

async function give(answer: Answer): Promise<Response> {
  if (answer === 'no connection') return HttpResponse.error();
  if (answer === 'never') await delay('infinite');
  if (typeof answer === 'function') return answer();
  return answer === 'never' ? serverError() : REFUSALS[answer]();
}

export type Answers = Partial<Record<OperationId, Answer>>;

/**
 * Creates handlers that take precedence over the demo channel's and respond without its latency. `event`
 * limits them to calls for that event.
 */
export function answerHandlers(answers: Answers, event?: number): RequestHandler[] {
  return Object.entries(answers).map(([id, answer]) => {
    // `Object.entries` widens the names to string.
    const { method, path } = operations[id as OperationId];
    if (!isMethod(method)) throw new Error(`no way to answer ${method}`);
    return METHODS[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
      event === undefined || new URL(request.url).pathname.split('/').includes(`${event}`)
        ? give(answer)
        : undefined,
    );
  });
}

/** The content of config.json that replaces the site's own, or null if the file is missing. */
export type ConfigAnswer = string | null;

export function configHandlers(answer: ConfigAnswer | undefined): RequestHandler[] {
  if (answer === undefined) return [];
  return [http.get('*/config.json', () => new HttpResponse(answer, { status: answer === null ? 404 : 200 }))];
}

/** The way in which every request for a stream fails, whether recorded, live or of the ready check. */
export type StreamAnswer = 403 | 404 | 'no connection';

/** Makes requests for streams fail. `event` limits the failure to the streams of one event. */
export function streamHandlers(answer: StreamAnswer | undefined, event?: number): RequestHandler[] {
  if (answer === undefined) return [];
  const refuse = () =>
    answer === 'no connection' ? HttpResponse.error() : new HttpResponse(null, { status: answer });
  const lists =
    event === undefined
      ? ['*/media/:kind/:event/:list.m3u8', '*/test-stream/:list.m3u8']
      : [`*/media/:kind/${event}/:list.m3u8`];
  return lists.map((list) => http.get(list, refuse));
}
