/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PageFilters } from './pageFilters.ts';

/**
 * A page that the channel adds to the site. All render as a list of events with the page's heading.
 */
export interface Page {
  id: Id;
  /**
     * The route's name, unique among the channel's pages.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * The path on the site. A path that the site already has keeps its own screen; the page is then
     * not reachable by it.
     * @pattern /[a-z0-9][a-z0-9_/-]{0,99}
     */
  url: string;
  /**
     * Another name by which menu entries, slides and addresses may name the page; null for none. It leads to
     * the page's url. A page's own url comes before another page's alternative name.
     * @maxLength 100
     * @nullable
     */
  alt_name: string | null;
  /**
     * The heading and the browser tab's title; null for the name.
     * @minLength 1
     * @maxLength 150
     * @nullable
     */
  title: string | null;
  /**
     * A text above the list, as HTML that the site sanitises; null for none.
     * @nullable
     */
  html: string | null;
  filters: PageFilters;
}
