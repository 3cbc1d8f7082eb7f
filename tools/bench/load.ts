import { Worker } from 'node:worker_threads';

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

/** Describes the responses that count as whole. */
interface ExpectedResponse {
  encoding?: string;
  /** A text that the uncompressed body contains. */
  text?: string;
}

export interface LoadOrder {
  name: string;
  port: number;
  requests: readonly LoadRequest[];
  expected: ExpectedResponse;
}

/**
 * Sends requests to a server on this machine, 32 at a time, and measures the responses. A thread of its own sends
 * them, so that they cost the measured server no time.
 */
export function load(order: LoadOrder): Promise<Load> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
