/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListPackagesNoLimit = typeof ListPackagesNoLimit[keyof typeof ListPackagesNoLimit];


export const ListPackagesNoLimit = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
