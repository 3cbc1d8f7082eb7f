/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type LoginEventEvent = typeof LoginEventEvent[keyof typeof LoginEventEvent];


export const LoginEventEvent = {
  login: 'login',
} as const;
