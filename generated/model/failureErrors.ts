/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is wrong with each field. Empty where the failure is no field's.
 */
export type FailureErrors = {[key: string]: string[]};
