/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Url } from './url.ts';

/**
 * Captions in addition to a video, as WebVTT files. Captions within the stream itself are not listed.
 */
export interface CaptionTrack {
  /**
     * A BCP 47 tag.
     * @minLength 2
     * @maxLength 35
     */
  language: string;
  /**
     * What the viewer chooses by.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  url: Url;
  /** On until the viewer turns it off. */
  is_default: boolean;
}
