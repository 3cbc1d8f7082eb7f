import type { OperationId } from '@generated/operations';
import { createEmitter } from '../lib/store/emitter';
import type { ApiError } from './errors';

/**
 * The events of requests. `app` and `analytics` subscribe to them, so that the api folder does not depend on
 * either.
 */
export interface ApiEvents {
  /**
   * A key was rejected. `refreshing`: a fresh key is being fetched. `lost`: a fresh key did not help, or none
   * could be fetched.
   */
  'api-key': { state: 'refreshing' | 'lost' };
  /** A user is signed in, as this operation's response showed. */
  'user-set': { operation: OperationId; email: string };
  /** The user is no longer signed in. */
  'user-cleared': { operation: OperationId };
  /** An error that is shown to the viewer on every screen. */
  'global-error': { error: ApiError };
  /** Emitted for every finished request to the main API. */
  exchange: {
    operation: OperationId;
    url: string;
    status: number | null;
    /** The number of characters of the body. */
    length: number;
    /** The number of items of each list in the body, by the list's name. */
    lists: Record<string, number>;
    message: string;
  };
  /** A response did not match the contract. */
  drift: DriftReport;
  /** A failure for the error log, with secrets removed. */
  failure: FailureReport;
}

export interface DriftReport {
  operation: OperationId;
  status: number;
  field: string;
  expected: string;
  got: string;
}

interface FailureReport {
  operation: OperationId;
  status: number | null;
  message: string;
  url: string;
  data: unknown;
}

export const apiEvents = createEmitter<ApiEvents>();
