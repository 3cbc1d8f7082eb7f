/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetSharedClipParams = {
/**
 * The second half of the shared address.
 */
uuid: string;
};
