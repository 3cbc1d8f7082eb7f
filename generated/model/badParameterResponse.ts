/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * A parameter is malformed. This call takes no keys.
 */
export type BadParameterResponse = Failure;
