/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RequestFailureReportKind = typeof RequestFailureReportKind[keyof typeof RequestFailureReportKind];


export const RequestFailureReportKind = {
  request: 'request',
} as const;
