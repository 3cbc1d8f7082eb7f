import type { Page } from '@generated/model';
import type { QueryKey } from '@tanstack/react-query';

/** What a screen's first responses depend on. */
export interface FirstAddress {
  path: string;
  /** When the page is rendered, in milliseconds since 1970. */
  now: number;
  timeZone: string;
  /** The channel's own pages. */
  pages: readonly Page[];
}

/** A response of the API with which a page comes that the edge has rendered. */
export interface FirstResponse {
  /** Where the query cache holds it. The first part is the operation. */
  key: QueryKey;
  /** The address of the call. */
  url: string;
  /** What the query cache holds of it; the response itself if left out. */
  toData?(response: unknown): unknown;
  /** Leaves out what no first view shows. The whole response is fetched when another screen needs it. */
  trim?(response: unknown): unknown;
  /**
   * Leaves out what the backend sent to the edge only, such as a signed address. Where that changes the data, the screen
   * fetches it again as soon as the browser has taken the page over.
   */
  withhold?(data: unknown): unknown;
  /** Its events are only counted, or named: their crests and places are not shown. */
  isCounted?: boolean;
}
