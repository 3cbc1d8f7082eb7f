import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import { type Pair, record } from '../demo/record';

// The timeout is long, because on a busy machine the first story of a page also waits for its code.
const PATIENCE_MS = 45_000;

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // Adds the page's text to the error, because it shows why an element was not found.
  getElementError: (message) => {
    const page = [...document.body.children].filter((part) => !part.matches('.sb-wrapper, script, style'));
    return new Error(`${message}\n\nThe page reads:\n${page.map((part) => part.textContent).join('\n')}`);
  },
});

export interface PlayContext {
  /** The whole page, including dialogs and toasts. */
  page: ReturnType<typeof within>;
  user: ReturnType<typeof userEvent.setup>;
  expect: typeof expect;
}

/** Acts as a viewer would, and asserts what they see. */
export function acts(check: (context: PlayContext) => Promise<void>) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await check({ page, user: userEvent.setup({ delay: null }), expect });
  };
}

/**
 * Records a response as shown if the story received it and `check` passed. `check` first triggers the call,
 * unless the screen sends it when it opens, and its last assertion checks what the viewer sees of the
 * response.
 */
export function sees(pairs: readonly Pair[], check: (context: PlayContext) => Promise<void>) {
  return acts(async (context) => {
    await check(context);
    await waitFor(() => expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    record.show(pairs);
  });
}
