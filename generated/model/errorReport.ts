/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DriftFailureReport } from './driftFailureReport.ts';
import type { RequestFailureReport } from './requestFailureReport.ts';

/**
 * One line of the error log.
 */
export type ErrorReport = RequestFailureReport | DriftFailureReport;
