import type { OperationId } from '@generated/operations';
import type { Emitter } from '../lib/store/emitter';
import type { ApiEvents, DriftReport } from './events';
import type { ApiResponse } from './exchange';

export type ResponseCheck = (operation: OperationId, response: ApiResponse) => void;

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

/** The share of responses that are checked in production. Development and tests check all responses. */
const PRODUCTION_CHECK_RATE = 0.02;
const PRODUCTION_CHECK_AFTER_MS = 10_000;

/**
 * Compares responses with the contract after the caller has received them. A difference is only reported,
 * because the page may not need that field.
 */
export function createResponseCheck(events: Emitter<ApiEvents>, mode: string): ResponseCheck {
  async function check(operation: OperationId, response: ApiResponse): Promise<void> {
    for (const report of await compare(operation, response)) events.emit('drift', report);
  }
  return (operation, response) => {
    if (mode !== 'production') void check(operation, response);
    else if (Math.random() < PRODUCTION_CHECK_RATE)
      // Waits until after the first view before loading the code that checks.
      setTimeout(() => void check(operation, response), PRODUCTION_CHECK_AFTER_MS);
  };
}

async function compare(operation: OperationId, response: ApiResponse): Promise<DriftReport[]> {
  // Without a connection the check is skipped, since the viewer already has the response.
  const checks = await import('@generated/response-checks').catch(() => undefined);
  const result = checks?.responseChecks[operation].safeParse(response.body);
  if (!result || result.success) return [];
  return result.error.issues.map((issue: Issue) => ({
    operation,
    status: response.status,
    field: issue.path.map(String).join('.'),
    expected: issue.message,
    got: kindOf(valueAt(response.body, issue.path)),
  }));
}

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), body);
}

/** Returns the type of a value, never the value itself, because the value may be personal. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
