import type { ErrorReport } from '@generated/model';
import { isApiError } from '../../api/errors';
import { cleanPath, redactText } from '../../api/redact';
import { isRecord } from '../../lib/parse/is';
import type { ObservedEvent } from '../observed-events';
import type { Trouble } from '../track';

const MAX_TEXT_LENGTH = 2000;
const MAX_STACK_LENGTH = 4000;
const MAX_NAME_LENGTH = 100;
const MAX_PAGE_LENGTH = 2048;
const MAX_URL_LENGTH = 4096;
const MAX_FIELD_LENGTH = 500;
const MAX_EXPECTED_LENGTH = 1000;

/**
 * Messages that browsers emit without a real error, and scripts of browser extensions, whose errors are not
 * the site's.
 */
const NOISE = /^ResizeObserver loop|^Script error\.?$/;
const FOREIGN = /(chrome|moz|safari(-web)?)-extension:/;

/**
 * Returns the error-log report of an event; null if the event is no error, or if another event reports the
 * same error.
 */
export function errorReport(observed: ObservedEvent): ErrorReport | null {
  if (observed.type === 'failure') {
    const { message, url, ...rest } = observed.value;
    if (rest.operation === 'reportError') return null;
    return {
      kind: 'request',
      ...rest,
      message: redactText(message).slice(0, MAX_TEXT_LENGTH),
      url: url.slice(0, MAX_URL_LENGTH),
    };
  }
  if (observed.type === 'drift') {
    const { field, expected, ...rest } = observed.value;
    return {
      kind: 'drift',
      ...rest,
      field: field.slice(0, MAX_FIELD_LENGTH),
      expected: expected.slice(0, MAX_EXPECTED_LENGTH),
    };
  }
  return observed.type === 'trouble' ? troubleReport(observed.value, reportedPage(observed.href)) : null;
}

export function reportedPage(href: string): string {
  return cleanPath(URL.canParse(href) ? new URL(href).pathname : '/').slice(0, MAX_PAGE_LENGTH);
}

function troubleReport(trouble: Trouble, page: string): ErrorReport | null {
  if (trouble.kind === 'player') {
    const { code, detail } = trouble;
    return { kind: 'player', code: code.slice(0, MAX_NAME_LENGTH), detail: cleanText(detail), page };
  }
  const { name, message, stack } = describeError(trouble.error);
  // The failing screen and the browser both report the same chunk. Both reports have the root cause as their
  // message, so that they are deduped.
  if (trouble.kind === 'chunk')
    return { kind: 'chunk', message: cleanText(rootMessage(trouble.error)), page };
  if (isApiError(trouble.error) || isAbort(name) || NOISE.test(message) || FOREIGN.test(stack ?? ''))
    return null;
  return {
    kind: 'uncaught',
    name: name.slice(0, MAX_NAME_LENGTH) || 'Error',
    message: cleanText(message),
    stack: stack && redactText(stack).slice(0, MAX_STACK_LENGTH),
    page,
  };
}

const cleanText = (value: string) => redactText(value).slice(0, MAX_TEXT_LENGTH);
const isAbort = (name: string) => name === 'AbortError';

function describeError(error: unknown): { name: string; message: string; stack: string | null } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? null };
  const message = isRecord(error) && typeof error.message === 'string' ? error.message : String(error);
  const name = isRecord(error) && typeof error.name === 'string' ? error.name : 'Error';
  return { name, message, stack: null };
}

function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return describeError(root).message;
}
