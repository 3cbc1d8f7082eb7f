/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type NoLimitParameter = typeof NoLimitParameter[keyof typeof NoLimitParameter];


export const NoLimitParameter = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
