/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DriftFailureReportKind } from './driftFailureReportKind.ts';

/**
 * An answer that the contract does not allow. The site shows what it can of it.
 */
export interface DriftFailureReport {
  kind: DriftFailureReportKind;
  /**
     * The operationId.
     * @maxLength 100
     */
  operation: string;
  /**
     * Of the answer.
     * @minimum 100
     * @maximum 599
     */
  status: number;
  /**
     * The path within the body, such as data.0.name.
     * @maxLength 500
     */
  field: string;
  /**
     * What the contract asks for.
     * @maxLength 1000
     */
  expected: string;
  /**
     * The kind of value that came, never the value.
     * @maxLength 100
     */
  got: string;
}
