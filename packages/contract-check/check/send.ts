import type { Received } from '../judge/judge.ts';

interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** How calls leave; tests put a server's handlers in its place. Throws where no answer came. */
export type Send = (outgoing: Outgoing) => Promise<Received>;

const TIMEOUT_MS = 30_000;

export const sendByFetch: Send = async ({ method, url, headers, body }) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
