/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A still picture, or a short silent video that plays on hover.
 */
export type VodAssetType = typeof VodAssetType[keyof typeof VodAssetType];


export const VodAssetType = {
  image: 'image',
  preview: 'preview',
} as const;
