/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One choice of a select field.
 */
export interface FormFieldOption {
  /**
     * What is sent.
     * @maxLength 100
     */
  value: string;
  /**
     * What the viewer reads.
     * @minLength 1
     * @maxLength 200
     */
  label: string;
}
