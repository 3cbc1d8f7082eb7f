/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChunkFailureReportKind } from './chunkFailureReportKind.ts';
import type { ReportedPage } from './reportedPage.ts';

/**
 * A part of the site's code, or of its texts, that could not be loaded.
 */
export interface ChunkFailureReport {
  kind: ChunkFailureReportKind;
  /**
     * For people reading logs.
     * @maxLength 2000
     */
  message: string;
  page: ReportedPage;
}
