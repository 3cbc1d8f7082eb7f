import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Load, LoadOrder, LoadRequest } from './load.ts';

const CONCURRENCY = 32;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure({ name, port, requests, expected }: LoadOrder): Promise<Load> {
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
          const isEncoded = !expected.encoding || response.headers['content-encoding'] === expected.encoding;
          const hasText = !expected.text || Buffer.concat(chunks).includes(expected.text);
          if (!isEncoded || !hasText) mismatches += 1;
          resolve();
        });
      });
      sent.once('error', reject).end();
    });
  const sendInTurn = async () => {
    for (let each = requests[next++]; each; each = requests[next++]) await get(each);
  };

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, sendInTurn));
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    ...{ name, requests: times.length, perSecond: Math.round(times.length / seconds) },
    ...{ p50: at(times, 0.5), p99: at(times, 0.99), mismatches },
  };
}

parentPort?.postMessage(await measure(workerData as LoadOrder));
