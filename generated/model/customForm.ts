/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FormField } from './formField.ts';
import type { Id } from './id.ts';
import type { Url } from './url.ts';

/**
 * A form that the channel puts on a page, such as the one on the contacts page. The specification
 * names the call and not its fields; these are the contract's own.
 */
export interface CustomForm {
  id: Id;
  /**
     * What the site asks for it by.
     * @pattern [a-z0-9][a-z0-9_-]{0,63}
     */
  alias: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Plain text above the fields.
     * @maxLength 2000
     * @nullable
     */
  description: string | null;
  /**
     * In the order to show.
     * @minItems 1
     */
  fields: FormField[];
  /**
     * Where the browser posts the form to, as an ordinary form; null where the answers go by e-mail to
     * the channel's `contact_email`.
     */
  submit_url: Url | null;
}
