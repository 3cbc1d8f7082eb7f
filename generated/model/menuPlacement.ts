/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which menu has the item.
 */
export type MenuPlacement = typeof MenuPlacement[keyof typeof MenuPlacement];


export const MenuPlacement = {
  header: 'header',
  footer: 'footer',
  both: 'both',
} as const;
