import type { OperationId } from '@generated/operations';

export type ErrorKind =
  /** The caller aborted the request. */
  | 'cancelled'
  /** There is no response: the connection is missing, blocked or interrupted. */
  | 'network'
  | 'timeout'
  /** No API key could be fetched, so the request was not sent. */
  | 'no-key'
  /** The response rejects the channel key or the API key. */
  | 'bad-key'
  /** The response's status is not 200. */
  | 'status'
  /** The status is 200, but the body is not the JSON that the contract requires. */
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

/** The only error with which requests reject. Decide by kind, status and code, never by the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly operation: OperationId;
  /** The status of the response; null without a response. */
  readonly status: number | null;
  /** An ErrorCode of the contract, or ERR_CANCELED or NO_API_KEY. */
  readonly code: string | null;
  /** The backend's error messages by field. */
  readonly fields: Record<string, string[]>;
  readonly retryAfterMs: number | null;
  /** Whether the requesting screen cannot work without the response, by the operation's policy. */
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
