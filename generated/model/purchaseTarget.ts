/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the viewer means to watch with a purchase, an event or a medium of the library.
 */
export type PurchaseTarget = typeof PurchaseTarget[keyof typeof PurchaseTarget];


export const PurchaseTarget = {
  event: 'event',
  vod: 'vod',
} as const;
