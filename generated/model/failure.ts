/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorCode } from './errorCode.ts';
import type { FailureErrors } from './failureErrors.ts';

/**
 * The one envelope of every failure.
 */
export interface Failure {
  code: ErrorCode;
  /** For people reading logs. The site shows its own text, chosen by status and code. */
  message: string;
  /** What is wrong with each field. Empty where the failure is no field's. */
  errors: FailureErrors;
}
