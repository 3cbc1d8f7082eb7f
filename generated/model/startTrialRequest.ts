/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The subscription to try.
 */
export interface StartTrialRequest {
  /** A subscription that has a `trial_period`. */
  subscription_id: Id;
}
