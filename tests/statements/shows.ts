import { test } from 'vitest';
import type { StatementId } from './statements.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Each statement has its own key, so that a test adds to the statements of its `describe`. */
    [statement: `shows: ${string}`]: true;
  }
}

class Shown {
  readonly meta: Record<`shows: ${string}`, true>;

  constructor(ids: readonly StatementId[]) {
    this.meta = Object.fromEntries(ids.map((id) => [`shows: ${id}`, true]));
  }
}

/**
 * Names the statements that a test, or every test of a `describe`, proves: `test(title, shows('log in'), …)`.
 */
export const shows = (...ids: StatementId[]) => new Shown(ids);

/** A table case with or without statements, for tables with an explicit type. */
export type MayShow<Case extends unknown[]> = Case | [...Case, Shown];

type Values<Case> = Case extends [...infer Values, Shown] ? Values : Case;

/**
 * Works like `test.each`, but a case may end with `shows(…)`, which names statements that only this case
 * proves.
 */
export function eachCase<Case extends unknown[] | [unknown]>(
  cases: readonly Case[],
): (title: string, body: (...values: Extract<Values<Case>, unknown[]>) => void | Promise<void>) => void {
  return (title, body) => {
    for (const one of cases) {
      const last = one.at(-1);
      const shown = last instanceof Shown ? last : shows();
      // TypeScript can't express a generic tuple without its last element, so a cast is needed.
      const values = (last instanceof Shown ? one.slice(0, -1) : one) as Extract<Values<Case>, unknown[]>;
      test.each([values])(title, shown, body);
    }
  };
}
