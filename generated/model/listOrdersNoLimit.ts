/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListOrdersNoLimit = typeof ListOrdersNoLimit[keyof typeof ListOrdersNoLimit];


export const ListOrdersNoLimit = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
