/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What watching takes. free: nothing. register: a signed-in user. paid: a pass or a subscription that
 * covers the event, or its single-event package. ppv: its single-event package only.
 */
export type AccessType = typeof AccessType[keyof typeof AccessType];


export const AccessType = {
  free: 'free',
  paid: 'paid',
  register: 'register',
  ppv: 'ppv',
} as const;
