/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MenuPlacement } from './menuPlacement.ts';
import type { MenuTarget } from './menuTarget.ts';
import type { Url } from './url.ts';

/**
 * One link of the header's or the footer's menu.
 */
export interface MenuItem {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /** A path of the site, or an address on another site. */
  url: Url;
  placement: MenuPlacement;
  /**
     * The lighter comes first.
     * @minimum 0
     * @maximum 10000
     */
  weight: number;
  /** Set where the link opens home for one school. */
  participant_group: MenuTarget | null;
  /** Set where the link opens home for one team. Never set together with `participant_group`. */
  participant: MenuTarget | null;
}
