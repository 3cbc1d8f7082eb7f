import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startMockServer } from '../../../mocks/mock-server.ts';
import { loadContract } from '../model/load-contract.ts';
import { buildModel } from '../model/model.ts';
import { randomFrom } from '../mutations/random.ts';
import { check } from './check.ts';

/**
 * By default two runs have delays of 20 to 60 ms. `SLOW_RUNS=20 SLOW_MS=1000` makes 20 runs with delays of 1
 * to 3 s.
 */
const RUN_COUNT = Number(process.env.SLOW_RUNS ?? 2);
const MIN_DELAY_MS = Number(process.env.SLOW_MS ?? 20);
const RESET_SHARE = 0.02;
const TIMEOUT_MS = 3_600_000;
/** More concurrent runs would measure how busy this process is, not the check. */
const CONCURRENT_RUNS = 4;

/** Starts a proxy that delays each response and resets some connections. */
async function startBadProxy(target: string, seed: number) {
  const random = randomFrom(seed);
  const counts = { calls: 0, resets: 0 };
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    counts.calls += 1;
    if (random.share() < RESET_SHARE) {
      counts.resets += 1;
      incoming.socket.resetAndDestroy();
      return;
    }
    await sleep(MIN_DELAY_MS * (1 + 2 * random.share()));
    const method = incoming.method ?? 'GET';
    const body = parts.length > 0 && method !== 'GET' ? Buffer.concat(parts) : null;
    const headers = { 'Content-Type': incoming.headers['content-type'] ?? 'text/plain' };
    const response = await fetch(target + incoming.url, { method, body, headers, redirect: 'manual' });
    const received = new Headers(response.headers);
    // fetch has already decoded the body, so the headers of its encoded form no longer apply.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) received.delete(name);
    outgoing.writeHead(response.status, Object.fromEntries(received));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, counts, close: () => server.close() };
}

test('reports no drift through a proxy that resets 2 % of the connections and delays every response', {
  timeout: TIMEOUT_MS,
}, async () => {
  const model = buildModel(await loadContract());
  const run = async (index: number) => {
    const backend = await startMockServer();
    const proxy = await startBadProxy(backend.url, index + 1);
    const started = Date.now();
    const { drifts, unproved } = await check(model, {
      hosts: { base: proxy.url },
      hostname: '127.0.0.1',
      account: { email: 'member@grandstand.test', password: 'goal-line-1' },
      write: false,
      pollEvery: 0,
      concurrency: 24,
    });
    proxy.close();
    await backend.close();
    const seconds = Math.round((Date.now() - started) / 1000);
    return {
      ...proxy.counts,
      seconds,
      problems: [...drifts.map(({ operation, kind }) => `${operation} ${kind}`), ...unproved],
    };
  };
  const ended: Awaited<ReturnType<typeof run>>[] = [];
  for (let first = 0; first < RUN_COUNT; first += CONCURRENT_RUNS) {
    const count = Math.min(CONCURRENT_RUNS, RUN_COUNT - first);
    ended.push(...(await Promise.all(Array.from({ length: count }, (_, index) => run(first + index)))));
  }
  const sum = (name: 'calls' | 'resets') => ended.reduce((total, one) => total + one[name], 0);
  const green = ended.filter(({ problems }) => problems.length === 0).length;
  console.log(
    `slow network: ${green} of ${RUN_COUNT} runs green, ${sum('resets')} of ${sum('calls')} connections reset, ${MIN_DELAY_MS} to ${MIN_DELAY_MS * 3} ms a response, ${Math.max(...ended.map(({ seconds }) => seconds))} s`,
  );
  expect(sum('resets')).toBeGreaterThan(0);
  expect(ended.flatMap(({ problems }) => problems)).toEqual([]);
});
