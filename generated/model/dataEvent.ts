/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiRequestEvent } from './apiRequestEvent.ts';
import type { LoginEvent } from './loginEvent.ts';
import type { VisitPageEvent } from './visitPageEvent.ts';

/**
 * Something that a viewer, or the site for them, did.
 */
export type DataEvent = ApiRequestEvent | LoginEvent | VisitPageEvent;
