/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SlidableType } from './slidableType.ts';
import type { Url } from './url.ts';

/**
 * One picture of the carousel at the head of a screen.
 */
export interface Slide {
  id: Id;
  slidable_type: SlidableType;
  /** The identifier of the sport, team or school; null for main. */
  slidable_id: Id | null;
  /**
     * A heading on the picture; null for none.
     * @maxLength 150
     * @nullable
     */
  title: string | null;
  /**
     * Plain text under the heading.
     * @maxLength 500
     * @nullable
     */
  text: string | null;
  image: Url;
  /** A narrower cut for phones; null uses `image`. */
  image_mobile: Url | null;
  /** Where the slide leads; null makes it a picture only. */
  url: Url | null;
  /**
     * The lighter comes first.
     * @minimum 0
     * @maximum 10000
     */
  weight: number;
}
