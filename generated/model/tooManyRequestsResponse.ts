/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * Too many calls. Never repeated by the client on its own.
 */
export type TooManyRequestsResponse = Failure;
