/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who plays. Shown as Men (M) and Women (W); nothing is shown for not identified.
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  male: 'male',
  female: 'female',
  not_identified: 'not identified',
} as const;
