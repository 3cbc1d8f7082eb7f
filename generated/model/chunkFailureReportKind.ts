/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ChunkFailureReportKind = typeof ChunkFailureReportKind[keyof typeof ChunkFailureReportKind];


export const ChunkFailureReportKind = {
  chunk: 'chunk',
} as const;
