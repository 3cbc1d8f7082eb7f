import { execFileSync, spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { CHANNEL_KEY } from '../../mocks/data/settings.ts';

/** By default the test simulates 40 viewers. `DEMO_VIEWS=1600` sends 50,000 requests. */
const VIEWS = Number(process.env.DEMO_VIEWS ?? 40);
const TIMEOUT_MS = 3_000 * VIEWS;
const MAX_MEGABYTES = 400;

const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_000;

/**
 * Sends the requests of one viewer: a key, the first API requests, some pages, and the images in their
 * responses.
 */
async function view(url: string, number: number): Promise<number> {
  const readBody = async (path: string) => (await fetch(url + path)).text();
  const keyed = await fetch(`${url}/api/get_api_key`, {
    method: 'POST',
    body: JSON.stringify({ channel_key: CHANNEL_KEY }),
  });
  const { api_key } = await keyed.json();
  const keys = new URLSearchParams({ api_key, channel_key: CHANNEL_KEY });
  const bodies = await Promise.all(
    [
      '/',
      `/api/channel-bootstrap-data?${keys}`,
      `/api/profile?${keys}`,
      '/api/participants?limit=50',
      '/api/events-for-homepage',
      `/api/events?limit=24&offset=${number * 3}`,
      `/api/events/${number + 1}?${keys}`,
      `/watch/${number + 1}`,
    ].map(readBody),
  );
  const named = [...bodies.join('').matchAll(/"(\/media\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  const pictures = [...new Set(named)].slice(number % 20, (number % 20) + 24);
  await Promise.all(pictures.map(readBody));
  return 1 + bodies.length + pictures.length;
}

test('the demo server stays below 400 MB over thousands of ordinary requests', {
  timeout: TIMEOUT_MS,
}, async () => {
  const server = spawn(process.execPath, ['tools/demo-site/start.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0' },
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (data: Buffer) => {
        const [found] = /http:\S+/.exec(data.toString()) ?? [];
        if (found) resolve(found);
      });
      server.once('exit', () => reject(new Error('the demo server ended')));
    });
    let requests = 0;
    for (let number = 0; number < VIEWS; number += 1) requests += await view(url, number);
    expect(requests).toBeGreaterThan(25 * VIEWS);
    const megabytes = residentMegabytes(server.pid ?? 0);
    console.log(`${requests} requests: ${Math.round(megabytes)} MB`);
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  } finally {
    server.kill();
  }
});
