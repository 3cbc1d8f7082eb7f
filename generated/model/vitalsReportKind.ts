/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type VitalsReportKind = typeof VitalsReportKind[keyof typeof VitalsReportKind];


export const VitalsReportKind = {
  vitals: 'vitals',
} as const;
