/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Url } from './url.ts';

/**
 * An event's recording as a file.
 */
export interface EventDownload {
  /** Answers with the file for an hour. */
  url: Url;
  /**
     * What to save it as.
     * @minLength 1
     * @maxLength 200
     */
  file_name: string;
  /**
     * Bytes; null where not known.
     * @minimum 0
     * @maximum 1000000000000
     * @nullable
     */
  size: number | null;
}
