import { type OperationId, policyOf, type RequestPolicy } from '@generated/operations';
import type { ErrorMessageId } from '@/api/error-messages';
import type { FaultName } from './faults';

/** The required outcome of a fault of an operation, on any screen that makes the call. */
export type Outcome =
  /** The page shows the same as after a successful call. */
  | { is: 'fine' }
  /** The page shows this error message. */
  | { is: 'failure shown'; message: ErrorMessageId }
  /** The session ends, and the viewer becomes a visitor. */
  | { is: 'session over' }
  /** The WHOOPS! screen is shown, because no new key can be fetched. */
  | { is: 'whoops' }
  /** A field of the response breaks the contract. The page either copes with it or shows an error. */
  | { is: 'survived' };

const failureShown = (message: ErrorMessageId): Outcome => ({ is: 'failure shown', message });

function ofStatus(policy: RequestPolicy, status: number): Outcome {
  if (policy.allowedCodes.includes(status)) return { is: 'fine' };
  if (status === 401)
    return policy.keys === 'injected' ? { is: 'session over' } : failureShown('error.unauthenticated');
  if (status === 429) return failureShown('error.tooMany');
  return failureShown(status >= 500 ? 'error.difficulties' : 'error.somethingWrong');
}

export function outcomeOf(operation: OperationId, fault: `${FaultName}`, forMembers: boolean): Outcome {
  const policy = policyOf(operation);
  switch (fault) {
    case 'slow':
    case 'huge body':
      return { is: 'fine' };
    case 'no network':
    case 'timeout':
      return failureShown('error.offline');
    case '400':
    case '401':
    case '403':
    case '404':
    case '429':
    case '500':
      return ofStatus(policy, Number(fault));
    case '502 with HTML':
    case 'empty body':
    case 'malformed JSON':
    case 'HTML for JSON':
    case 'null':
      return failureShown('error.difficulties');
    case 'wrong types':
    case 'wrong types within':
    case 'missing field':
    case 'missing fields within':
      return { is: 'survived' };
    case 'no key found':
    case 'bad channel key':
    case 'bad API key':
      return policy.keys === 'injected' ? { is: 'whoops' } : failureShown('error.somethingWrong');
    case 'bad API key once':
      if (policy.keys === 'exempt') return failureShown('error.somethingWrong');
      // A new key starts a new session in which nobody is signed in.
      return { is: forMembers ? 'session over' : 'fine' };
  }
}
