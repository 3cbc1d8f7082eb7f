import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import { type Pair, record } from './demo/record';

// Machines are busy, and the first story of a page waits for its code.
const PATIENCE_MS = 45_000;

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // What the page says is what one wants to know when something is not found on it.
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

/** Does what a viewer would, and says what they see. */
export function acts(look: (sight: Sight) => Promise<void>) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await look({ page, user: userEvent.setup({ delay: null }), expect });
  };
}

/**
 * A state counts as shown when its response came and the viewer was then found to see it. `look` first does
 * what makes the call, where the screen does not make it by itself; what it asserts last is what one sees.
 */
export function sees(pairs: readonly Pair[], look: (sight: Sight) => Promise<void>) {
  return acts(async (sight) => {
    await look(sight);
    await waitFor(() => expect(pairs.filter((pair) => !record.has(pair))).toEqual([]));
    record.show(pairs);
  });
}
