import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Load {
  name: string;
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** The number of responses that did not match the expectation. */
  mismatches: number;
}

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
}

interface LoadResponse {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const CONCURRENCY = 32;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sends requests to a server on this machine, 32 at a time, and measures the responses. */
export async function load(
  name: string,
  port: number,
  requests: readonly LoadRequest[],
  isWhole: (response: LoadResponse) => boolean,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const times: number[] = [];
  let mismatches = 0;
  let next = 0;

  const get = ({ path, headers = {} }: LoadRequest) =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          times.push(performance.now() - startedAt);
          if (!isWhole({ headers: response.headers, body: Buffer.concat(chunks) })) mismatches += 1;
          resolve();
        });
      });
      sent.once('error', reject).end();
    });
  const worker = async () => {
    for (let each = requests[next++]; each; each = requests[next++]) await get(each);
  };

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    ...{ name, requests: times.length, perSecond: Math.round(times.length / seconds) },
    ...{ p50: at(times, 0.5), p99: at(times, 0.99), mismatches },
  };
}
