/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SocialNetwork } from './socialNetwork.ts';
import type { Url } from './url.ts';

/**
 * A link to the channel's account on another site, shown in the footer.
 */
export interface SocialLink {
  network: SocialNetwork;
  url: Url;
}
