/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DataSessionRequestPlatform = typeof DataSessionRequestPlatform[keyof typeof DataSessionRequestPlatform];


export const DataSessionRequestPlatform = {
  web: 'web',
} as const;
