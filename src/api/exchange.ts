import type { OperationId, RequestPolicy } from '@generated/operations';
import { isRecord, isStringList } from '../lib/parse/is';
import { requestClock } from '../lib/time/request-clock';
import { ApiError, cancelled } from './errors';
import type { OutgoingRequest } from './request';
import { readRetryAfter } from './retry';

const REQUEST_TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  body: unknown;
  length: number;
}

/** An answer that nothing can be done with, though the backend means it as one. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';

  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the answer is not what the contract says');
    this.answer = answer;
  }
}

/** One request, one answer: the only fetch of the site's calls. Rejects with an ApiError. */
export async function exchange(
  operation: OperationId,
  policy: RequestPolicy,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const timer = new AbortController();
  const stopTimeout = requestClock.timeout(() => timer.abort(), REQUEST_TIMEOUT_MS);
  const leave = () => timer.abort();
  signal.addEventListener('abort', leave);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      keepalive: request.keepalive,
      signal: timer.signal,
    });
    const text = await response.text();
    return read(operation, policy, response, text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw cancelled(operation);
    const kind = timer.signal.aborted ? 'timeout' : 'network';
    throw new ApiError({ kind, operation, crash: true, cause: error });
  } finally {
    stopTimeout();
    signal.removeEventListener('abort', leave);
  }
}

function read(operation: OperationId, policy: RequestPolicy, response: Response, text: string): Answer {
  const { status } = response;
  const body = parse(text);
  if (status === 200 && isAnswer(operation, body)) return { status, body, length: text.length };
  if (policy.allowedCodes.includes(status)) return { status, body: null, length: text.length };

  const failure = isRecord(body) ? body : {};
  const fields = readFields(failure.errors);
  throw new ApiError({
    kind: status === 200 ? 'malformed' : namesKey(failure, fields) ? 'bad-key' : 'status',
    operation,
    status,
    code: typeof failure.code === 'string' ? failure.code : null,
    fields,
    message: typeof failure.message === 'string' ? failure.message : `HTTP ${status}`,
    retryAfterMs: readRetryAfter(response.headers.get('Retry-After'), Date.now()),
    crash: crashes(policy, status),
    ...(status === 200 &&
      body !== undefined && { cause: new UnusableAnswer({ status, body, length: text.length }) }),
  });
}

/** Every answer of the contract is an object; where something is listed or searched, its `data` is the list. */
function isAnswer(operation: OperationId, body: unknown): boolean {
  return isRecord(body) && (!isListed(operation) || Array.isArray(body.data));
}

/** Home's events come in several lists. */
export const isListed = (operation: OperationId) =>
  /^(list|search)/.test(operation) && operation !== 'listHomepageEvents';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFields(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  const fields: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    if (isStringList(messages)) fields[name] = messages;
    else if (typeof messages === 'string') fields[name] = [messages];
  }
  return fields;
}

/** Whether the failure blames a key: by its code, a named field, or words to that effect from an older backend. */
function namesKey(failure: Record<string, unknown>, fields: Record<string, string[]>): boolean {
  if (failure.code === 'no_key_found') return true;
  const names = [...Object.keys(fields), String(failure.code ?? ''), String(failure.message ?? '')];
  return names.some((name) => /\b(api|channel)_key\b/.test(name));
}

function crashes(policy: RequestPolicy, status: number): boolean {
  return policy.crashCodes.some((code) =>
    typeof code === 'number' ? code === status : code === `${Math.floor(status / 100)}xx`,
  );
}
