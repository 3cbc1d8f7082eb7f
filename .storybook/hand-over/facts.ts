import type { Language } from '../../src/i18n/languages';
import type { ShownText } from '../texts/marked-text';

/** A component or a style sheet that drew something on the page. */
export interface DrawnPart {
  /** The path of a component from the root, or the key of a style sheet. */
  file: string;
  /**
   * The nearest files of `src/app` and `src/features` that contain the part. Empty for a story of a single
   * component.
   */
  within: string[];
}

/** A text of the page with the id of its message. */
type PageText = Pick<ShownText, 'id' | 'text'>;

/** The behaviour of a story, read from its page and its requests. */
export interface StoryFacts {
  /** The components, from the outside of the page to the inside. */
  components: DrawnPart[];
  styles: DrawnPart[];
  texts: PageText[];
  /** The parts of the page's title. */
  title: PageText[];
  language: Language;
  /** The responses that the story received, such as `getEvent 404`, in order of arrival. */
  received: string[];
  /** The received responses that the story then found on the page. */
  shown: string[];
  /** The story's requests, with or without a response, such as `GET /api/events/12`. */
  requested: string[];
  /** Whether the play function or an assertion failed. The page is then in the state at that moment. */
  isFailed: boolean;
}

export type Reading =
  | { state: 'playing'; storyId: string }
  | { state: 'read'; storyId: string; facts: StoryFacts }
  | { state: 'failed'; storyId: string; message: string };

/** The names of the events between the panel and the page. */
export const READ_PAGE = 'grandstand/hand-over/read';
export const PAGE_READ = 'grandstand/hand-over/reading';
