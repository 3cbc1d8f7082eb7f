/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportedPage } from './reportedPage.ts';
import type { UncaughtFailureReportKind } from './uncaughtFailureReportKind.ts';

/**
 * A mistake of the site itself that nothing caught. As everywhere in this log, secrets and e-mail
 * addresses are taken out of every text first.
 */
export interface UncaughtFailureReport {
  kind: UncaughtFailureReportKind;
  /**
     * The kind of error, such as TypeError.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * For people reading logs.
     * @maxLength 2000
     */
  message: string;
  /**
     * Where in the code it happened; null where the browser does not tell.
     * @maxLength 4000
     * @nullable
     */
  stack: string | null;
  page: ReportedPage;
}
