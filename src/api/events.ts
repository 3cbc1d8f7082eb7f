import type { OperationId } from '@generated/operations';
import { createEmitter } from '../lib/store/emitter';
import type { ApiError } from './errors';

/** What calls tell the rest of the site. `app` and `analytics` listen; the api folder knows neither. */
export interface ApiEvents {
  /** A key was refused. `lost`: a fresh one did not help, or none could be had. */
  'api-key': { state: 'refreshing' | 'lost' };
  /** Somebody is signed in, by the operation that told so. */
  'user-set': { operation: OperationId; email: string };
  /** The signed-in user is no longer known to the backend. */
  'user-cleared': { operation: OperationId };
  /** A failure to show the viewer whatever screen they are on. */
  'global-error': { error: ApiError };
  /** Every finished exchange with the main API. */
  exchange: { operation: OperationId; url: string; status: number | null; length: number; message: string };
  /** The backend answered something that the contract does not allow. */
  drift: DriftReport;
  /** A failure for the error log, with secrets already taken out. */
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
