import { isRecord } from '../../lib/parse/is';

interface RequestOptions {
  timeout?: number;
  beforeSend?(request: XMLHttpRequest): void;
}

type Hook = (options: RequestOptions) => RequestOptions;

interface HookedRequests {
  onRequest(hook: Hook): void;
}

// The library's request function carries its hooks as properties.
function isHooked(value: unknown): value is HookedRequests {
  return typeof value === 'function' && 'onRequest' in value && typeof value.onRequest === 'function';
}

/**
 * The library keeps the timeout of an aborted request running, which keeps a disposed player in memory for 45
 * seconds. We therefore run the timeout ourselves and clear it with the request.
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
  // The library also accepts its own errors here, and recognises a timeout by its code.
  const { onerror } = request as unknown as { onerror: ((error: Error) => void) | null };
  onerror?.(error);
}
