/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * There is no such thing, or this viewer may not know of it.
 */
export type NotFoundResponse = Failure;
