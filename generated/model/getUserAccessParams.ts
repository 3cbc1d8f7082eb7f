/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export type GetUserAccessParams = {
/**
 * The event to tell about in `event`.
 */
event_id?: Id;
/**
 * The library's medium to tell about in `vod`.
 */
vod_id?: Id;
};
