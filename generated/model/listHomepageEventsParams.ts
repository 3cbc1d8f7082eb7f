/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export type ListHomepageEventsParams = {
/**
 * Only events of this participant group.
 */
school?: Id;
/**
 * Only events of this participant.
 */
team?: Id;
};
