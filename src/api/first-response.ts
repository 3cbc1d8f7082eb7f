import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a screen's first responses depend on. */
export interface FirstAddress {
  path: string;
  /** When the page is rendered, in milliseconds since 1970. */
  now: number;
  timeZone: string;
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
}

/** A lazy-loaded part of a screen that the first view shows on some of its pages. */
export type FirstPart = 'gate';

/** What the first view of a screen needs in addition to the screen itself. */
export interface FirstParts {
  /** The parts that the page shows, by the responses in the query cache. */
  shown(queryClient: QueryClient, address: { id: number }): FirstPart[];
  /** Loads these parts, so that the first render does not wait for their code. */
  load(parts: readonly FirstPart[]): Promise<void>;
  /** Adds what is outside of the screen's own place in the page; returns a function that removes it. */
  place(address: { id: number }): () => void;
}
