import type { OperationId } from '@generated/operations';

export type ErrorKind =
  /** The caller went away. */
  | 'cancelled'
  /** No answer: no connection, blocked, or cut off. */
  | 'network'
  | 'timeout'
  /** No API key could be had, so the call was not sent. */
  | 'no-key'
  /** The answer blames the channel key or the API key. */
  | 'bad-key'
  /** The answer's status is not 200. */
  | 'status'
  /** Status 200, but the body is no JSON. */
  | 'malformed';

const ERR_CANCELED = 'ERR_CANCELED';
export const NO_API_KEY = 'NO_API_KEY';

export interface ApiErrorDetails {
  kind: ErrorKind;
  operation: OperationId;
  status?: number | null;
  code?: string | null;
  fields?: Record<string, string[]>;
  retryAfterMs?: number | null;
  crash?: boolean;
  message?: string;
  cause?: unknown;
}

/** The one error that calls reject with. Branch on kind, status and code, never on the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly operation: OperationId;
  /** null when there was no answer. */
  readonly status: number | null;
  /** The contract's ErrorCode, or ERR_CANCELED, NO_API_KEY. */
  readonly code: string | null;
  /** What the backend says is wrong with each field. */
  readonly fields: Record<string, string[]>;
  readonly retryAfterMs: number | null;
  /** By the operation's policy, the screen that asked can't go on without the answer. */
  readonly crash: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message ?? `${details.operation}: ${details.kind}`, { cause: details.cause });
    this.kind = details.kind;
    this.operation = details.operation;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.fields = details.fields ?? {};
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.crash = details.crash ?? false;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

export function cancelled(operation: OperationId): ApiError {
  return new ApiError({ kind: 'cancelled', code: ERR_CANCELED, operation });
}
