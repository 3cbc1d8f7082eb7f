/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * A key is missing, unknown or expired.
 */
export type BadKeyResponse = Failure;
