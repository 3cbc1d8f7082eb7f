/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * reCAPTCHA's token for this one attempt. It works once.
 * @minLength 1
 * @maxLength 4096
 */
export type RecaptchaToken = string;
