import type { Page } from '@generated/model';
import type { QueryKey } from '@tanstack/react-query';

/** The inputs on which a screen's first responses depend. */
export interface FirstAddress {
  path: string;
  /** The time at which the page is rendered, in milliseconds since 1970. */
  now: number;
  timeZone: string;
  /** The channel's own pages. */
  pages: readonly Page[];
}

/** A response of the API that is embedded in a page rendered at the edge. */
export interface FirstResponse {
  /** The key of the response in the query cache. Its first part is the operation. */
  key: QueryKey;
  /** The address of the API call. */
  url: string;
  /** Converts the response to the data in the query cache. If left out, the data is the response itself. */
  toData?(response: unknown): unknown;
  /**
   * Removes the data that no first view shows. The whole response is fetched when another screen needs it.
   */
  trim?(response: unknown): unknown;
  /**
   * Removes the data that no screen reads from this response, so that it need not be fetched again. All viewers
   * share the page, so data that depends on the viewer must not be in it either.
   */
  leaveOut?(response: unknown): unknown;
  /**
   * Removes data that the backend sent to the edge only, such as a signed address. If this changes the data,
   * the screen fetches it again as soon as React has hydrated the page.
   */
  withhold?(data: unknown): unknown;
  /**
   * Whether the response's events are only counted or named, so that their crests and venues are not shown.
   */
  isCounted?: boolean;
}
