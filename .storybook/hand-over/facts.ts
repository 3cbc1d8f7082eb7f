import type { Language } from '../../src/i18n/languages';
import type { ShownText } from '../texts/marked-text';

/** A component or a style sheet that drew something on the page. */
export interface DrawnPart {
  /** A component's path from the root, or the key of a style sheet. */
  file: string;
  /** The nearest files of `src/app` and `src/features` within which it is. Empty for a component by itself. */
  within: string[];
}

/** A text of the page, with the message that it is from. */
type PageText = Pick<ShownText, 'id' | 'text'>;

/** What a story really did: read from the page and from its requests. */
export interface StoryFacts {
  /** From the page's outside to its inside. */
  components: DrawnPart[];
  styles: DrawnPart[];
  texts: PageText[];
  /** The texts that the page's title consists of. */
  title: PageText[];
  language: Language;
  /** The answers that it received, as `getEvent 404`, the first one first. */
  received: string[];
  /** Those that it then found on the page. */
  shown: string[];
  /** Its requests, answered or not, as `GET /api/events/12`. */
  requested: string[];
  /** Its play function or an assertion failed, so that the page is as it was then. */
  isFailed: boolean;
}

export type Reading =
  | { state: 'playing'; storyId: string }
  | { state: 'read'; storyId: string; facts: StoryFacts }
  | { state: 'failed'; storyId: string; message: string };

/** The events between the panel and the page. */
export const READ_PAGE = 'grandstand/hand-over/read';
export const PAGE_READ = 'grandstand/hand-over/reading';
