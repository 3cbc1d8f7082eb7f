/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Url } from './url.ts';

/**
 * Where a clip's file can be had for a few minutes.
 */
export interface ClipDownload {
  url: Url;
  /**
     * What to call the file on the viewer's device.
     * @minLength 1
     * @maxLength 160
     */
  file_name: string;
  /**
     * In bytes.
     * @minimum 1
     * @maximum 10000000000
     */
  size: number;
}
