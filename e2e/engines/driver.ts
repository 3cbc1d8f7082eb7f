import type { Heard } from '../../tools/heard/heard-step.ts';

/** Finds an element as a person would: by its role and accessible name. */
export interface Target {
  role: string;
  /** The whole accessible name or a pattern for it. Any name matches if it is left out. */
  name?: string | RegExp;
  /** A CSS selector of the part of the page to search. */
  within?: string;
  /** The index of the wanted match, by default 0. */
  nth?: number;
}

/** Controls one browser engine with one page for a journey. */
export interface Driver {
  readonly engine: EngineName;
  /** The smallest width that the window can have, in CSS pixels. */
  readonly narrowest: number;
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function body in the page. Its arguments and result are JSON. */
  evaluate<Result>(code: string, ...input: unknown[]): Promise<Result>;
  /** Clicks the element that a CSS selector finds, with real pointer input. */
  clickAt(selector: string): Promise<void>;
  /** Replaces the content of a field by typing. */
  typeAt(selector: string, text: string): Promise<void>;
  /** Types into a field inside a frame. */
  typeInFrame(frame: string, selector: string, text: string): Promise<void>;
  clickInFrame(frame: string, selector: string): Promise<void>;
  /** The number of elements per step whose role and name the engine computes itself, which can be slow. */
  readonly heardPerStep: number;
  /**
   * Returns the roles and names that the engine itself computes for the elements with the attribute
   * `data-heard`, in order.
   */
  heard(expected: readonly Heard[]): Promise<Heard[]>;
  /** Presses a key, by its DOM name such as `Enter`. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Who uses the browser. */
export interface Visitor {
  /** The name of a time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** A language with its region, such as `fr-FR`. */
  language: string;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Thrown with the reason why an engine cannot be driven on this machine. */
export class EngineMissingError extends Error {
  override readonly name = 'EngineMissingError';
}

/**
 * Joins a function's body and its arguments into one expression, because the page's content policy forbids
 * `new Function`.
 */
export const asExpression = (code: string, input: readonly unknown[]): string =>
  `(function () { ${code} }).apply(null, ${JSON.stringify(input)})`;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for a condition and returns its value. The error of a timeout names `what`. */
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
