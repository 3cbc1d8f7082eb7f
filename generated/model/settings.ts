/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuthSettings } from './authSettings.ts';
import type { ClipTag } from './clipTag.ts';
import type { Currency } from './currency.ts';
import type { DataCollectionSettings } from './dataCollectionSettings.ts';
import type { Language } from './language.ts';
import type { Preroll } from './preroll.ts';
import type { SocialLink } from './socialLink.ts';
import type { StaticBlock } from './staticBlock.ts';
import type { TagManagerSettings } from './tagManagerSettings.ts';
import type { Url } from './url.ts';

/**
 * What the channel is called, which languages and money it uses, and what it is linked to.
 */
export interface Settings {
  /**
     * The channel's name as viewers know it.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** Shown in the header; null shows the name. */
  logo: Url | null;
  /** The icon of the browser's tab; null uses the site's own. */
  favicon: Url | null;
  /**
     * The channel's own language. A viewer who has not chosen reads the first of the browser's languages that is
     * among `languages`, or this one where there is none, where `languages` has one alone, or where
     * `language_detection` is false.
     */
  language: Language;
  /**
     * Whether a viewer who has not chosen reads the browser's language where the channel offers it. Without it,
     * true. False makes `language` win.
     */
  language_detection?: boolean;
  /**
     * What a viewer may choose among; holds `language`. With one, no choice is offered.
     * @minItems 1
     * @maxItems 2
     */
  languages: Language[];
  currency: Currency;
  /**
     * Tax added at checkout, in hundredths of a percent; 825 is 8.25 %.
     * @minimum 0
     * @maximum 10000
     */
  tax_basis_points: number;
  /** The channel's advertisements before a video. The site chooses among them. */
  prerolls: Preroll[];
  /**
     * How long a preroll is not shown again before the same event, in milliseconds, where the preroll
     * itself doesn't say. null is an hour.
     * @minimum 0
     * @maximum 31536000000
     * @nullable
     */
  preroll_suppress_ms: number | null;
  /**
     * What a viewer may tag a clip with. A clip needs at least one.
     * @maxItems 50
     */
  clip_tags: ClipTag[];
  'google-analytics': TagManagerSettings;
  'yare-analytics': DataCollectionSettings;
  auth: AuthSettings;
  /**
     * The payment provider's public key; null where nothing can be bought.
     * @maxLength 255
     * @nullable
     */
  stripe_publishable_key: string | null;
  /**
     * null where the backend asks for no recaptcha token.
     * @maxLength 100
     * @nullable
     */
  recaptcha_site_key: string | null;
  /**
     * null offers no log-in through Google.
     * @maxLength 200
     * @nullable
     */
  google_client_id: string | null;
  /**
     * null offers no log-in through Facebook.
     * @maxLength 200
     * @nullable
     */
  facebook_client_id: string | null;
  /**
     * Where viewers write to.
     * @maxLength 254
     */
  contact_email: string;
  /**
     * As it is to be shown; null for none.
     * @maxLength 32
     * @nullable
     */
  support_phone: string | null;
  /**
     * Plain text on the contacts page, such as when support answers.
     * @maxLength 1000
     * @nullable
     */
  support_text: string | null;
  /** @maxItems 10 */
  social_links: SocialLink[];
  static_blocks: StaticBlock[];
}
