import type { Received } from '../judge/judge.ts';

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Sends a request. Tests replace it with a server's handlers. Throws when no response came. */
export type Send = (outgoing: Outgoing) => Promise<Received>;

const TIMEOUT_MS = 30_000;

export const sendByFetch: Send = async ({ method, url, headers, body }) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  // Unlike `response.text()`, Buffer's decoder preserves a byte-order mark.
  return { status: response.status, headers: response.headers, text: bytes.toString('utf8') };
};

/** Ports that the fetch standard blocks, so that neither Node nor a browser connects to them. */
const BLOCKED_PORTS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Returns why no client can call this address, or null if clients can. */
export function blockedPortIn(address: string): string | null {
  const { port } = new URL(address);
  if (port === '' || !BLOCKED_PORTS.has(Number(port))) return null;
  return `browsers and Node's fetch refuse to call port ${port} (the fetch standard blocks it). Start the backend on another port, such as 8080.`;
}
