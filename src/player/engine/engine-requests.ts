import { isRecord } from '../../lib/parse/is';

interface RequestOptions {
  timeout?: number;
  beforeSend?(request: XMLHttpRequest): void;
}

type Hook = (options: RequestOptions) => RequestOptions;

interface HookedRequests {
  onRequest(hook: Hook): void;
}

// The library's request function has its hooks as properties.
function isHooked(value: unknown): value is HookedRequests {
  return typeof value === 'function' && 'onRequest' in value && typeof value.onRequest === 'function';
}

/**
 * The library never clears the timeout of an aborted request, which keeps a disposed player in memory for 45
 * seconds. We therefore run the timeout ourselves and clear it when the request ends.
 */
export function fixRequestTimeouts(tech: unknown): void {
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
  // At run time the library's error handler also accepts its own errors, and recognises a timeout by the
  // error's code.
  const { onerror } = request as unknown as { onerror: ((error: Error) => void) | null };
  onerror?.(error);
}
