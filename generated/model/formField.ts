/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FormFieldOption } from './formFieldOption.ts';
import type { FormFieldType } from './formFieldType.ts';

/**
 * One field of a form.
 */
export interface FormField {
  /**
     * The field's name in what is sent, unique within the form.
     * @pattern [a-z][a-z0-9_]{0,63}
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  label: string;
  type: FormFieldType;
  /** Whether it must be filled in or ticked. */
  required: boolean;
  /** The choices of a select; empty for the other types. */
  options: FormFieldOption[];
  /**
     * A hint inside the empty field.
     * @maxLength 200
     * @nullable
     */
  placeholder: string | null;
  /**
     * The least number of characters that a field with text must have; null or absent for any.
     * @minimum 1
     * @maximum 2000
     * @nullable
     */
  min_length?: number | null;
}
