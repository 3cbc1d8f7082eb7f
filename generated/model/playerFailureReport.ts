/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayerFailureReportKind } from './playerFailureReportKind.ts';
import type { ReportedPage } from './reportedPage.ts';

/**
 * A video that does not play, after the player has tried what it can.
 */
export interface PlayerFailureReport {
  kind: PlayerFailureReportKind;
  /**
     * The player's own name for the problem.
     * @minLength 1
     * @maxLength 100
     */
  code: string;
  /**
     * What the browser or the stream said; may be empty.
     * @maxLength 2000
     */
  detail: string;
  page: ReportedPage;
}
