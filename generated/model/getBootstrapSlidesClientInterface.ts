/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetBootstrapSlidesClientInterface = typeof GetBootstrapSlidesClientInterface[keyof typeof GetBootstrapSlidesClientInterface];


export const GetBootstrapSlidesClientInterface = {
  web: 'web',
} as const;
