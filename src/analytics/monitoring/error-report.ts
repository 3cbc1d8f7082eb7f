import type { ErrorReport } from '@generated/model';
import { isApiError } from '../../api/errors';
import { cleanPath, redactText } from '../../api/redact';
import { isRecord } from '../../lib/parse/is';
import type { ObservedEvent } from '../observed-events';
import type { Trouble } from '../track';

const LONGEST_TEXT = 2000;
const LONGEST_STACK = 4000;
const LONGEST_NAME = 100;
const LONGEST_PAGE = 2048;
const LONGEST_URL = 4096;
const LONGEST_FIELD = 500;
const LONGEST_EXPECTED = 1000;

/** Browsers say these of pages in good health; what extensions break is no business of the site. */
const NOISE = /^ResizeObserver loop|^Script error\.?$/;
const FOREIGN = /(chrome|moz|safari(-web)?)-extension:/;

/** One line of the error log for something that went wrong; null for what is none, or is logged elsewhere. */
export function errorReport(happening: ObservedEvent): ErrorReport | null {
  if (happening.type === 'failure') {
    const { message, url, ...rest } = happening.value;
    if (rest.operation === 'reportError') return null;
    return {
      kind: 'request',
      ...rest,
      message: redactText(message).slice(0, LONGEST_TEXT),
      url: url.slice(0, LONGEST_URL),
    };
  }
  if (happening.type === 'drift') {
    const { field, expected, ...rest } = happening.value;
    return {
      kind: 'drift',
      ...rest,
      field: field.slice(0, LONGEST_FIELD),
      expected: expected.slice(0, LONGEST_EXPECTED),
    };
  }
  return happening.type === 'trouble' ? troubleReport(happening.value, reportedPage(happening.href)) : null;
}

export function reportedPage(href: string): string {
  return cleanPath(URL.canParse(href) ? new URL(href).pathname : '/').slice(0, LONGEST_PAGE);
}

function troubleReport(trouble: Trouble, page: string): ErrorReport | null {
  if (trouble.kind === 'player') {
    const { code, detail } = trouble;
    return { kind: 'player', code: code.slice(0, LONGEST_NAME), detail: text(detail), page };
  }
  const { name, message, stack } = described(trouble.error);
  // A screen that fails names what failed in it, and so does the browser: once is enough.
  if (trouble.kind === 'chunk') return { kind: 'chunk', message: text(rootMessage(trouble.error)), page };
  if (isApiError(trouble.error) || isAbort(name) || NOISE.test(message) || FOREIGN.test(stack ?? ''))
    return null;
  return {
    kind: 'uncaught',
    name: name.slice(0, LONGEST_NAME) || 'Error',
    message: text(message),
    stack: stack && redactText(stack).slice(0, LONGEST_STACK),
    page,
  };
}

const text = (given: string) => redactText(given).slice(0, LONGEST_TEXT);
const isAbort = (name: string) => name === 'AbortError';

function described(error: unknown): { name: string; message: string; stack: string | null } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? null };
  const message = isRecord(error) && typeof error.message === 'string' ? error.message : String(error);
  const name = isRecord(error) && typeof error.name === 'string' ? error.name : 'Error';
  return { name, message, stack: null };
}

function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return described(root).message;
}
