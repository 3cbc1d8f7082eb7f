/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PlayerFailureReportKind = typeof PlayerFailureReportKind[keyof typeof PlayerFailureReportKind];


export const PlayerFailureReportKind = {
  player: 'player',
} as const;
