/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the viewer seems to be, judged by their address.
 */
export interface Geo {
  /**
     * The country's English name; null if the address does not show it.
     * @maxLength 100
     * @nullable
     */
  country: string | null;
  /**
     * ISO 3166-1 alpha-2.
     * @nullable
     * @pattern [A-Z]{2}
     */
  country_code: string | null;
  /**
     * The address that the call came from, IPv4 or IPv6.
     * @maxLength 45
     */
  ip: string;
  /** The channel may not be watched there. The site can be browsed, no video plays. */
  is_geo_blocked: boolean;
}
