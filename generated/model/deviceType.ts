/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeviceType = typeof DeviceType[keyof typeof DeviceType];


export const DeviceType = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
  tv: 'tv',
} as const;
