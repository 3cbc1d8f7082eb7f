const RETRY_AFTER_S = 300;

/**
 * Returns an error response in plain text that is not cached. For a temporary failure, it states when to
 * retry.
 */
export const errorResponse = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    },
  });
