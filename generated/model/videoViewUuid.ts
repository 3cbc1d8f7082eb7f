/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One viewing, from the press on play until the page is left. Made by the site.
 */
export type VideoViewUuid = string;
