import { dismissAllToasts } from '../../src/ui/overlay/toasts';
import { record } from '../demo/record';
import { inOneLine } from '../desk/words';
import type { StoryText } from '../texts/french-room';
import { takeConsoleErrors } from './console-errors';

export interface StoryRecord {
  id: string;
  title: string;
  name: string;
  /** The operations and statuses of the responses that the story received. */
  received: string[];
  /** The part of them that the story then found on the screen. */
  shown: string[];
  /** The text on the page, in one line. */
  words: string;
}

/** Checks that only a test run makes; absent when a designer opens a story. */
interface TestRun {
  keep(story: StoryRecord): Promise<void>;
  checkText(): Promise<void>;
}

declare global {
  var grandstandTestRun: TestRun | undefined;
  /** Reads the messages on the page, for the run that takes the pictures. */
  var readStoryTexts: (() => Promise<StoryText[]>) | undefined;
}

globalThis.readStoryTexts = async () => (await import('../texts/story-texts')).readStoryTexts();

interface Context {
  id: string;
  title: string;
  name: string;
}

export function beforeStory(): void {
  // A failed story may leave a dialog open, which would fail the next story too.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  // The bank's window belongs to the payment provider, and outlives the story that opened it.
  for (const dialog of document.querySelectorAll('body > dialog')) dialog.remove();
  // A toast lasts longer than most stories, and would be on the next one's picture.
  dismissAllToasts();
  // A page outside of the routes sets no title, and would have the last story's.
  document.title = '';
  takeConsoleErrors();
  record.begin();
}

/** Checks every story, after its own play function: no error in the console, and all text fits. */
export async function afterStory({ id, title, name }: Context): Promise<void> {
  const run = globalThis.grandstandTestRun;
  if (!run) return;
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not on the page.
  const words = inOneLine(document.body.innerText);
  await run.keep({ id, title, name, ...record.read(), words });
  await run.checkText();
  const errors = takeConsoleErrors();
  if (errors.length > 0) throw new Error(`in the console: ${errors.join('\n')}`);
}
