/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestFailureReportKind } from './requestFailureReportKind.ts';

/**
 * A call that failed for good. Passwords, keys, tokens and card data are taken out of `url` and `data`
 * before they are sent.
 */
export interface RequestFailureReport {
  kind: RequestFailureReportKind;
  /**
     * The operationId.
     * @maxLength 100
     */
  operation: string;
  /**
     * What was answered; null where nothing was.
     * @minimum 100
     * @maximum 599
     * @nullable
     */
  status: number | null;
  /**
     * For people reading logs.
     * @maxLength 2000
     */
  message: string;
  /**
     * What was asked.
     * @maxLength 4096
     */
  url: string;
  /** The request's body, of whatever shape it had; null for none. */
  data: unknown;
}
