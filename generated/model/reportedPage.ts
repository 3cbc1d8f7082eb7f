/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The path of the site's page, without its query.
 * @maxLength 2048
 */
export type ReportedPage = string;
