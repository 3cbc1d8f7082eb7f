import { record } from '../demo/record';
import { takeConsoleErrors } from './console-errors';

export interface StoryRecord {
  id: string;
  title: string;
  name: string;
  /** Operations and statuses whose responses came. */
  received: string[];
  /** Those that the story then checked one sees. */
  shown: string[];
}

/** What a test run can do that a page can't. There is none where a designer looks at a story. */
interface TestRun {
  keep(story: StoryRecord): Promise<void>;
  checkText(): Promise<void>;
}

declare global {
  var grandstandTestRun: TestRun | undefined;
}

interface Context {
  id: string;
  title: string;
  name: string;
}

export function beforeStory(): void {
  // A story that failed may have left a question open: the next one is not to be judged by it.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  takeConsoleErrors();
  record.begin();
}

/** Beyond what the story's own play function asserts: nothing in the console, and text that fits. */
export async function afterStory({ id, title, name }: Context): Promise<void> {
  const run = globalThis.grandstandTestRun;
  if (!run) return;
  await run.keep({ id, title, name, ...record.read() });
  await run.checkText();
  const errors = takeConsoleErrors();
  if (errors.length > 0) throw new Error(`in the console: ${errors.join('\n')}`);
}
