import { isRecord } from '../../lib/parse/is';

interface RequestOptions {
  timeout?: number;
  beforeSend?(request: XMLHttpRequest): void;
}

type Hook = (options: RequestOptions) => RequestOptions;

interface HookedRequests {
  onRequest(hook: Hook): void;
}

// A function with hooks for properties.
function isHooked(value: unknown): value is HookedRequests {
  return typeof value === 'function' && 'onRequest' in value && typeof value.onRequest === 'function';
}

/**
 * The library lets the time-out of a request run on after the request was aborted, and with it keeps a player
 * that is gone for 45 seconds. So the time is kept here, and ends with the request.
 */
export function tidyTimeouts(tech: unknown): void {
  const stream = isRecord(tech) ? tech.vhs : null;
  const requests = isRecord(stream) ? stream.xhr : null;
  if (!isHooked(requests)) return;
  requests.onRequest((options) => {
    const { timeout = 0, beforeSend } = options;
    if (timeout <= 0) return options;
    return {
      ...options,
      timeout: 0,
      beforeSend(request) {
        beforeSend?.(request);
        const timer = setTimeout(() => expire(request), timeout);
        request.addEventListener('loadend', () => clearTimeout(timer));
      },
    };
  });
}

function expire(request: XMLHttpRequest): void {
  const error = Object.assign(new Error('XMLHttpRequest timeout'), { code: 'ETIMEDOUT' });
  request.abort();
  // The library takes its own errors here, too, and tells a time-out by its code.
  const { onerror } = request as unknown as { onerror: ((error: Error) => void) | null };
  onerror?.(error);
}
