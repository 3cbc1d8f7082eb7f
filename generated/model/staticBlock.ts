/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A piece of text that the channel puts at a named place of a screen.
 */
export interface StaticBlock {
  /**
     * The place. The site knows about, contacts, simulate, privacy_policy, terms_conditions and
     * cookie_notice, and ignores the rest.
     * @pattern [a-z0-9][a-z0-9_-]{0,63}
     */
  alias: string;
  /**
     * A heading above the text; null for none.
     * @maxLength 200
     * @nullable
     */
  title: string | null;
  /** The text as HTML. The site removes scripts, styles and forms before it is shown. */
  html: string;
}
