/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many items each list of the answer has, by its name.
 */
export type ApiRequestEventListLengths = {[key: string]: number};
