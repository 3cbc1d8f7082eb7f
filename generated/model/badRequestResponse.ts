/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * A parameter or a key is missing or malformed.
 */
export type BadRequestResponse = Failure;
