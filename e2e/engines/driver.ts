import type { Heard } from '../../tools/heard/heard-step.ts';

/** What is looked for on a page, as a person would: by role and accessible name. */
export interface Target {
  role: string;
  /** The whole name, or a pattern. Any name if it is left out. */
  name?: string | RegExp;
  /** A selector of the part of the page that is searched. */
  within?: string;
  /** Which of several; the first if it is left out. */
  nth?: number;
}

/** One browser engine with one page, as a journey uses it. */
export interface Driver {
  readonly engine: EngineName;
  /** The narrowest window, in pixels of the page. */
  readonly narrowest: number;
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function of the page, whose arguments and result are JSON. */
  evaluate<Result>(code: string, ...input: unknown[]): Promise<Result>;
  /** A real click at the element that a CSS selector finds. */
  clickAt(selector: string): Promise<void>;
  /** Replaces what a field holds by typing. */
  typeAt(selector: string, text: string): Promise<void>;
  /** Types into a field of a frame. */
  typeInFrame(frame: string, selector: string, text: string): Promise<void>;
  clickInFrame(frame: string, selector: string): Promise<void>;
  /** How many elements of a step the engine is asked for: its own view of them can be slow. */
  readonly heardPerStep: number;
  /** The roles and names that the engine itself computes for the elements with the attribute `data-heard`, in order. */
  heard(expected: readonly Heard[]): Promise<Heard[]>;
  /** A key by its name in the DOM, such as `Enter`. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Why an engine cannot be driven here. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}

/** A function's body with its arguments, as one expression: the page's content policy forbids `new Function`. */
export const asExpression = (code: string, input: readonly unknown[]): string =>
  `(function () { ${code} }).apply(null, ${JSON.stringify(input)})`;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for a condition and returns its value; `what` is named when it never holds. */
export async function until<Value>(
  what: string,
  read: () => Promise<Value>,
  timeoutMs = 20_000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + timeoutMs;
  let last: unknown = null;
  while (Date.now() < end) {
    try {
      const value = await read();
      if (value) return value;
      last = null;
    } catch (error) {
      last = error;
    }
    await pause(100);
  }
  throw new Error(
    `${what}: not within ${timeoutMs / 1000} s${last instanceof Error ? ` (${last.message})` : ''}`,
  );
}
