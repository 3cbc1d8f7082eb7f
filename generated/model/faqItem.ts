/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * One question with its answer.
 */
export interface FaqItem {
  id: Id;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 300
     */
  question: string;
  /** HTML that the site sanitises. */
  answer: string;
}
