/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A language of the interface.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  en: 'en',
  fr: 'fr',
} as const;
