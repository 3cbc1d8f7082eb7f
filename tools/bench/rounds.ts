import type { Page } from '@playwright/test';

interface Call {
  path: string;
  asked: number;
  answered: number;
  round: number;
}

const ANSWER_MS = 600;

/**
 * Holds every call to the backend back for the same time, so that one that waits for another's answer
 * stands out: its round is one more than that of the last answer before it was asked.
 */
export async function watchRounds(page: Page): Promise<() => Call[]> {
  const calls: Call[] = [];
  await page.route(
    (url) => /^\/(api|keys)\//.test(url.pathname),
    async (route) => {
      const asked = performance.now();
      // What the page's header asked for waits for nothing, and nothing waits for it.
      const hinted = route.request().resourceType() !== 'fetch';
      const before = calls.filter(({ answered }) => answered <= asked);
      const call: Call = {
        path: new URL(route.request().url()).pathname,
        asked,
        answered: Number.POSITIVE_INFINITY,
        round: hinted ? 0 : 1 + Math.max(0, ...before.map(({ round }) => round)),
      };
      calls.push(call);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      call.answered = performance.now();
      // A page that was left meanwhile needs no answer.
      await route.continue().catch(() => {});
    },
  );
  return () => calls;
}

/** One line a call, indented by its round. */
export function waterfall(calls: readonly Call[]): string {
  return calls.map(({ path, round }) => `${'    '.repeat(round)}${round} ${path}`).join('\n');
}

export const depth = (calls: readonly Call[]) => Math.max(0, ...calls.map(({ round }) => round));
