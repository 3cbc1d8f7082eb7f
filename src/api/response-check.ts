import type { OperationId } from '@generated/operations';
import type { Emitter } from '../lib/store/emitter';
import type { ApiEvents, DriftReport } from './events';
import type { Answer } from './exchange';

export type ResponseCheck = (operation: OperationId, answer: Answer) => void;

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

/** How often production checks what the backend sends. Development and tests check everything. */
export const PRODUCTION_CHECK_RATE = 0.02;
const PRODUCTION_CHECK_AFTER_MS = 10_000;

/** Production's checking code is no part of anyone's first view. */
export const later = () => new Promise<void>((resolve) => setTimeout(resolve, PRODUCTION_CHECK_AFTER_MS));

/**
 * Compares answers with the contract after they were handed on. A difference is reported and breaks
 * nothing: the page may well do without the field.
 */
export function createResponseCheck(
  events: Emitter<ApiEvents>,
  rate: () => boolean,
  atRest: () => Promise<void> = () => Promise.resolve(),
): ResponseCheck {
  return (operation, answer) => {
    // null stands for an allowed failure, which has no body to check.
    if (answer.body === null || !rate()) return;
    void atRest()
      .then(() => compare(operation, answer))
      .then((reports) => {
        for (const report of reports) events.emit('drift', report);
      });
  };
}

async function compare(operation: OperationId, answer: Answer): Promise<DriftReport[]> {
  const { responseChecks } = await import('@generated/response-checks');
  const result = responseChecks[operation]?.safeParse(answer.body);
  if (!result || result.success) return [];
  return result.error.issues.map((issue: Issue) => ({
    operation,
    status: answer.status,
    field: issue.path.map(String).join('.'),
    expected: issue.message,
    got: kindOf(at(answer.body, issue.path)),
  }));
}

function at(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}

/** The kind of a value, never the value: it may be someone's data. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
