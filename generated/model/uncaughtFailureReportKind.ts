/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type UncaughtFailureReportKind = typeof UncaughtFailureReportKind[keyof typeof UncaughtFailureReportKind];


export const UncaughtFailureReportKind = {
  uncaught: 'uncaught',
} as const;
