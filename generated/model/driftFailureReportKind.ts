/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DriftFailureReportKind = typeof DriftFailureReportKind[keyof typeof DriftFailureReportKind];


export const DriftFailureReportKind = {
  drift: 'drift',
} as const;
