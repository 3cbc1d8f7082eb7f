import type { Page } from '@playwright/test';

interface Call {
  path: string;
  requestedAt: number;
  answeredAt: number;
  round: number;
}

const ANSWER_MS = 600;

/**
 * Delays every backend request by the same time, so that chains of requests become visible. A request's round
 * is one more than that of the last response before it.
 */
export async function watchRounds(page: Page): Promise<() => Call[]> {
  const calls: Call[] = [];
  await page.route(
    (url) => /^\/(api|keys)\//.test(url.pathname),
    async (route) => {
      const requestedAt = performance.now();
      // The page's `Link` header preloads these responses, so they wait for no other request.
      const hinted = route.request().resourceType() !== 'fetch';
      const before = calls.filter(({ answeredAt }) => answeredAt <= requestedAt);
      const call: Call = {
        path: new URL(route.request().url()).pathname,
        requestedAt,
        answeredAt: Number.POSITIVE_INFINITY,
        round: hinted ? 0 : 1 + Math.max(0, ...before.map(({ round }) => round)),
      };
      calls.push(call);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      call.answeredAt = performance.now();
      // The page may have been closed in the meantime.
      await route.continue().catch(() => {});
    },
  );
  return () => calls;
}

/** Prints one line per request, indented by its round. */
export function waterfall(calls: readonly Call[]): string {
  return calls.map(({ path, round }) => `${'    '.repeat(round)}${round} ${path}`).join('\n');
}

export const depth = (calls: readonly Call[]) => Math.max(0, ...calls.map(({ round }) => round));
