import { dismissAllToasts } from '../../src/ui/overlay/toasts';
import { record } from '../demo/record';
import { inOneLine } from '../desk/words';
import type { StoryText } from '../texts/french-fit';
import { drainConsoleErrors } from './console-errors';

export interface StoryRecord {
  id: string;
  title: string;
  name: string;
  /** The operations and statuses of the responses that the story received. */
  received: string[];
  /** The received responses that the story then found on the screen. */
  shown: string[];
  /** The visible text of the page, in one line. */
  words: string;
}

/** Checks that only a test run makes. It is undefined when a designer opens a story. */
interface TestRun {
  store(story: StoryRecord): Promise<void>;
  checkText(): Promise<void>;
}

declare global {
  var grandstandTestRun: TestRun | undefined;
  /** Reads the messages on the page for a run that takes pictures. */
  var readStoryTexts: (() => Promise<StoryText[]>) | undefined;
}

globalThis.readStoryTexts = async () => (await import('../texts/story-texts')).readStoryTexts();

interface Context {
  id: string;
  title: string;
  name: string;
}

export function beforeStory(): void {
  // Closes a dialog that a failed story may have left open, because it would make the next story fail too.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  // Removes the bank's window, which belongs to the payment provider and outlives the story that opened it.
  for (const dialog of document.querySelectorAll('body > dialog')) dialog.remove();
  // Dismisses toasts, which last longer than most stories and would be in the next story's picture.
  dismissAllToasts();
  // Clears the title, because a page outside of the routes sets none and would keep the previous story's.
  document.title = '';
  drainConsoleErrors();
  record.reset();
}

/** Checks every story after its play function: the console has no error, and all text fits. */
export async function afterStory({ id, title, name }: Context): Promise<void> {
  const run = globalThis.grandstandTestRun;
  if (!run) return;
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not on the page.
  const words = inOneLine(document.body.innerText);
  await run.store({ id, title, name, ...record.read(), words });
  await run.checkText();
  const errors = drainConsoleErrors();
  if (errors.length > 0) throw new Error(`in the console: ${errors.join('\n')}`);
}
