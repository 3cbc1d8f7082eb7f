import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import { type Pair, record } from '../demo/record';

// A busy machine is slow, and the first story of a page also waits for its code.
const PATIENCE_MS = 45_000;

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // When an element is not found, the page's text explains why.
  getElementError: (message) => {
    const page = [...document.body.children].filter((part) => !part.matches('.sb-wrapper, script, style'));
    return new Error(`${message}\n\nThe page reads:\n${page.map((part) => part.textContent).join('\n')}`);
  },
});

export interface Sight {
  /** The whole page, dialogs and toasts included. */
  page: ReturnType<typeof within>;
  user: ReturnType<typeof userEvent.setup>;
  expect: typeof expect;
}

/** Acts as a viewer would, and asserts what they see. */
export function acts(look: (sight: Sight) => Promise<void>) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await look({ page, user: userEvent.setup({ delay: null }), expect });
  };
}

/**
 * An answer counts as shown if the story received it and `look` passed. `look` first triggers the call, unless
 * the screen makes it on its own; its last assertion is what the viewer sees of the answer.
 */
export function sees(pairs: readonly Pair[], look: (sight: Sight) => Promise<void>) {
  return acts(async (sight) => {
    await look(sight);
    await waitFor(() => expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    record.show(pairs);
  });
}
