const RETRY_AFTER_S = 300;

/** A refusal as plain text, which nothing caches. A temporary failure says when to try again. */
export const refusal = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    },
  });
