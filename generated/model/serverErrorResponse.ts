/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The backend failed.
 */
export type ServerErrorResponse = Failure;
