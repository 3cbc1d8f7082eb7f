import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CHANNEL_KEY } from './data/settings.ts';
import { startMockServer } from './mock-server.ts';
import { readSnapshot } from './store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-channel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const post = async (url: string, body: object) => {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal });
  return response.json();
};

async function signIn(url: string, email = 'fan@grandstand.test') {
  const { api_key } = await post(`${url}/api/get_api_key`, { channel_key: CHANNEL_KEY });
  const keys = { api_key, channel_key: CHANNEL_KEY };
  await post(`${url}/api/v2/auth/login`, {
    ...keys,
    login: email,
    password: 'goal-line-1',
    recaptcha_token: null,
  });
  return keys;
}

/** Returns the status line of the response to a request with this Host header, which fetch cannot set. */
const statusLine = (port: number, host: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /api/faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''));
    socket.once('error', reject);
  });

const favourite = (id: number) => ({ favoritable_id: id, favoritable_type: 'participant' });

describe('the demo backend as a server', () => {
  test('the mock server answers API calls, media ranges and cross-origin requests', async () => {
    const server = await startMockServer();
    const faq = await fetch(`${server.url}/api/faq`, { headers: { Origin: 'https://site.test' } });
    expect(faq.status).toBe(200);
    expect(faq.headers.get('access-control-allow-origin')).toBe('*');
    const part = await fetch(`${server.url}/media/download/4021/game.mp4`, {
      headers: { Range: 'bytes=0-99' },
    });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
    const preflight = await fetch(`${server.url}/api/favorite`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    await server.close();
  });

  test('the mock server answers a malformed Host header with 400 and keeps running', async () => {
    const server = await startMockServer();
    const { port } = new URL(server.url);
    for (const host of ['a:b@127.0.0.1', 'a b', '[', '127.0.0.1:99999'])
      expect(await statusLine(Number(port), host), host).toBe('HTTP/1.1 400 Bad Request');
    expect((await fetch(`${server.url}/api/faq`)).status).toBe(200);
    await server.close();
  });

  test('the mock server sends absolute media URLs, since the site has another origin', async () => {
    const server = await startMockServer();
    const settings = await (await fetch(`${server.url}/api/settings`)).json();
    expect(settings.logo).toBe(`${server.url}/media/logo.svg`);
    await server.close();
  });

  test('the mock server lists, filters and sorts 10,000 events quickly', async () => {
    const server = await startMockServer({ scenario: 'huge' });
    const keys = await signIn(server.url);
    const measureQuery = async () => {
      const query = new URLSearchParams({
        ...keys,
        sort_field: 'event_utc_ts',
        sort_direction: 'desc',
        limit: '24',
      });
      const started = performance.now();
      const response = await (await fetch(`${server.url}/api/events?${query}`)).json();
      return { took: performance.now() - started, total: response.meta.total };
    };
    await measureQuery();
    const runs = [
      await measureQuery(),
      await measureQuery(),
      await measureQuery(),
      await measureQuery(),
      await measureQuery(),
    ];
    expect(runs[0]?.total).toBeGreaterThanOrEqual(10_000);
    expect(Math.min(...runs.map(({ took }) => took))).toBeLessThan(100);
    await server.close();
  });
});

describe('the persisted state of the mock server', () => {
  test('a restarted mock server restores its earlier state', async () => {
    const state = join(folder, 'restart.json');
    const first = await startMockServer({ state });
    const keys = await signIn(first.url);
    await post(`${first.url}/api/favorite`, {
      ...keys,
      ...favourite(first.world.catalogue.teams[4]?.id ?? 1),
    });
    await first.close();
    const second = await startMockServer({ state });
    const list = await (await fetch(`${second.url}/api/favorites?${new URLSearchParams(keys)}`)).json();
    expect(list.data).toHaveLength(1);
    await second.close();
  });

  test('the mock server rejects a state file of another format and leaves it unchanged', async () => {
    const state = join(folder, 'letter.txt');
    writeFileSync(state, 'Dear fans');
    await expect(startMockServer({ state })).rejects.toThrow('is not the state');
    expect(readFileSync(state, 'utf8')).toBe('Dear fans');
  });

  test('no confirmed change is lost when the mock server is repeatedly killed while writing', async () => {
    const state = join(folder, 'killed.json');
    const confirmed: number[] = [];
    for (let round = 0; round < 4; round++) {
      const server = await spawnServer(state);
      try {
        const keys = await signIn(server.url);
        const listed = await (await fetch(`${server.url}/api/favorites?${new URLSearchParams(keys)}`)).json();
        const there = listed.data.map((row: { favoritable_id: number }) => row.favoritable_id);
        for (const id of confirmed) expect(there).toContain(id);
        const teams = await (await fetch(`${server.url}/api/participants?no_limit=1`)).json();
        setTimeout(() => server.process.kill('SIGKILL'), 40 + round * 45);
        for (const { id } of teams.data.slice(round * 15)) {
          const { favoritable_id } = await post(`${server.url}/api/favorite`, {
            ...keys,
            ...favourite(id),
          }).catch(
            // The server was killed during this request.
            () => ({ favoritable_id: null }),
          );
          if (favoritable_id === null) break;
          confirmed.push(favoritable_id);
        }
      } finally {
        await ended(server.process);
      }
      expect(readSnapshot(readFileSync(state, 'utf8'))).not.toBeNull();
    }
    expect(confirmed.length).toBeGreaterThan(0);
    expect(readdirSync(folder)).toContain('killed.json');
  }, 60_000);
});

async function spawnServer(state: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['mocks/serve.ts', '--port', '0', '--state', state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /(http:\/\/[\d.:]+)\/api/.exec(chunk.toString());
      if (found?.[1]) resolve(found[1]);
    });
  });
  return { process: child, url };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGKILL');
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
