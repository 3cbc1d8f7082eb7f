/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApiRequestEventEvent = typeof ApiRequestEventEvent[keyof typeof ApiRequestEventEvent];


export const ApiRequestEventEvent = {
  api_request: 'api_request',
} as const;
