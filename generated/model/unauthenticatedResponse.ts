/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The call needs a signed-in user, and the API key has none.
 */
export type UnauthenticatedResponse = Failure;
