/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportedPage } from './reportedPage.ts';
import type { VitalsReportKind } from './vitalsReportKind.ts';

/**
 * How quickly and steadily one page load showed itself, measured on some of the visits of viewers who
 * have agreed to be counted.
 */
export interface VitalsReport {
  kind: VitalsReportKind;
  page: ReportedPage;
  /**
     * Milliseconds until the largest piece was painted; null where it is not known.
     * @minimum 0
     * @maximum 3600000
     * @nullable
     */
  lcp: number | null;
  /**
     * How much the page jumped, by layout shifts.
     * @minimum 0
     * @maximum 1000
     */
  cls: number;
  /**
     * Milliseconds that the slowest answers to a touch or a key took; null where nothing was pressed.
     * @minimum 0
     * @maximum 3600000
     * @nullable
     */
  inp: number | null;
}
