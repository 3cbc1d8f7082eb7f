/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer of a call that has nothing to tell but that it was done.
 */
export const DoneValue = {
  success: true,
} as const;
export type Done = typeof DoneValue;
