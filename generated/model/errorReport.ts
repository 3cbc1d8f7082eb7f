/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChunkFailureReport } from './chunkFailureReport.ts';
import type { DriftFailureReport } from './driftFailureReport.ts';
import type { PlayerFailureReport } from './playerFailureReport.ts';
import type { RequestFailureReport } from './requestFailureReport.ts';
import type { UncaughtFailureReport } from './uncaughtFailureReport.ts';
import type { VitalsReport } from './vitalsReport.ts';

/**
 * One line of the error log.
 */
export type ErrorReport = RequestFailureReport | DriftFailureReport | UncaughtFailureReport | ChunkFailureReport | PlayerFailureReport | VitalsReport;
