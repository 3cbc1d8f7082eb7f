const RETRY_AFTER_S = 300;

/** An answer in words that nothing caches; a fault of the moment says when to come back. */
export const refusal = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    },
  });
