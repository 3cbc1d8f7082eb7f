import type { OperationId, RequestPolicy } from '@generated/operations';
import { isRecord, isStringList } from '../lib/parse/is';
import { requestClock } from '../lib/time/request-clock';
import { type ReadResponse, send } from './early-requests';
import { ApiError, cancelled } from './errors';
import { parseResponse } from './parse-response';
import type { OutgoingRequest } from './request';
import { readRetryAfter } from './retry';
import { codeOf } from './server-messages';

const REQUEST_TIMEOUT_MS = 30_000;

export interface ApiResponse {
  status: number;
  body: unknown;
  length: number;
}

/**
 * The cause of a failure with status 200: a response that differs from the contract so much that it cannot be
 * used.
 */
export class MalformedResponse {
  readonly response: ApiResponse;

  constructor(response: ApiResponse) {
    this.response = response;
  }
}

/**
 * Sends one request and reads its response. Generated code reaches `fetch` only through this function.
 * Rejects with an ApiError.
 */
export async function exchange(
  operation: OperationId,
  policy: RequestPolicy,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<ApiResponse> {
  const timer = new AbortController();
  const stopTimeout = requestClock.timeout(() => timer.abort(), REQUEST_TIMEOUT_MS);
  const abort = () => timer.abort();
  signal.addEventListener('abort', abort);
  try {
    const { url, ...sent } = request;
    return readResponse(operation, policy, await send(url, sent, timer.signal));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw cancelled(operation);
    const kind = timer.signal.aborted ? 'timeout' : 'network';
    throw new ApiError({ kind, operation, crash: true, cause: error });
  } finally {
    stopTimeout();
    signal.removeEventListener('abort', abort);
  }
}

function readResponse(
  operation: OperationId,
  policy: RequestPolicy,
  { status, headers, text }: ReadResponse,
): ApiResponse {
  const body = parseJson(text);
  if (status === 200 && isExpectedBody(policy, body)) return { status, body, length: text.length };
  if (policy.allowedCodes.includes(status)) return { status, body: null, length: text.length };

  const failure = isRecord(body) ? body : {};
  const fields = readFields(failure.errors);
  throw new ApiError({
    kind: status === 200 ? 'malformed' : isAboutKey(failure, fields) ? 'bad-key' : 'status',
    operation,
    status,
    code: codeOf(failure),
    fields,
    message: typeof failure.message === 'string' ? failure.message : `HTTP ${status}`,
    retryAfterMs: readRetryAfter(headers.get('Retry-After'), Date.now()),
    crash: crashesScreen(policy, status),
    ...(status === 200 &&
      body !== undefined && { cause: new MalformedResponse({ status, body, length: text.length }) }),
  });
}

/** Whether the body has the expected shape: every response of the contract is an object. */
function isExpectedBody({ list }: RequestPolicy, body: unknown): boolean {
  return isRecord(body) && (!list || Array.isArray(body.data));
}

function parseJson(text: string): unknown {
  try {
    return parseResponse(text);
  } catch {
    // The response is not JSON, so it counts as one without a body.
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

const KEY_NAMES = ['api_key', 'channel_key'];

/**
 * Whether the failure is about a key. The message is read only if an older backend sends no code, and errors
 * of other fields never count.
 */
function isAboutKey({ code, message }: Record<string, unknown>, fields: Record<string, string[]>): boolean {
  if (code === 'no_key_found' || KEY_NAMES.some((name) => code === name || name in fields)) return true;
  if (typeof code === 'string' || typeof message !== 'string') return false;
  return /\b(api|channel)_key\b|no (channel|api) (or api )?key found/i.test(message);
}

function crashesScreen(policy: RequestPolicy, status: number): boolean {
  return policy.crashCodes.some((code) =>
    typeof code === 'number' ? code === status : code === `${Math.floor(status / 100)}xx`,
  );
}
