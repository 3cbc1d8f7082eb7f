import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type MockServer, startMockServer } from '../../../mocks/mock-server.ts';

const FILE = 'grandstand-contract.mjs';
const LONGEST_S = 10;
const TIMEOUT_MS = 120_000;
let folder: string;
let good: MockServer;
let drifted: MockServer;

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function run(line: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  // The host's own Node, not the one that this repository installs.
  const PATH = (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':');
  const child = spawn('sh', ['-ec', line], { cwd, env: { PATH, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const packed = mkdtempSync(join(tmpdir(), 'packing-'));
  const { code, err } = await run(
    `${process.execPath} packages/contract-check/pack/pack.ts --output ${packed}`,
    process.cwd(),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(readdirSync(packed)).toEqual([FILE]);
  copyFileSync(join(packed, FILE), join(folder, FILE));
  rmSync(packed, { recursive: true });
  good = await startMockServer();
  drifted = await startMockServer({ scenario: 'drifted' });
}, TIMEOUT_MS);

afterAll(async () => {
  await Promise.all([good.close(), drifted.close()]);
  rmSync(folder, { recursive: true });
});

const packed = (rest: string) => run(`node ${FILE} ${rest}`, folder);

describe('the packed command, in an empty folder', () => {
  // A machine that is busy with something else gets a second chance.
  test('agrees with the demo channel, quickly', { retry: 1 }, async () => {
    const started = Date.now();
    const { code, out } = await packed(`check --base-url ${good.url}`);
    const seconds = (Date.now() - started) / 1000;
    console.log(`contract check: a full read-only run against the demo channel took ${seconds.toFixed(1)} s`);
    expect(out).toContain('keeps the contract');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(LONGEST_S);
  });

  test('tells drift, its place and whom it hurts', async () => {
    const { code, out } = await packed(`check --base-url ${drifted.url} --format json`);
    expect(code).toBe(1);
    const { drifts } = JSON.parse(out);
    const [captions] = drifts.filter(({ field }: { field: string }) => field === '/media/*/captions');
    expect(captions).toMatchObject({ operation: 'getEvent', kind: 'missing-field' });
    expect(captions.hurts.features).toContain('player');
    expect(captions.hurts.screens).toContain('/watch/:id');
    expect(out).not.toMatch(/ak_[a-z0-9]{8}/);
  });

  test('accepts what a baseline knows, and nothing else', async () => {
    const accepted = await packed(`check --base-url ${drifted.url} --baseline known.json --accept`);
    expect(accepted.code).toBe(0);
    const baseline = JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8'));
    const [first, ...rest] = baseline.accepted;
    writeFileSync(join(folder, 'known.json'), JSON.stringify({ accepted: rest }));
    const { code, out } = await packed(`check --base-url ${drifted.url} --baseline known.json --format json`);
    expect(code).toBe(1);
    expect(JSON.parse(out).drifts.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  });

  test.each([
    ['wrong use', 'check', 2],
    ['an unknown option', 'check --base-ur http://x', 2],
    ['an unknown format', `check --base-url http://127.0.0.1 --format xml`, 2],
    ['writing without an account', 'check --base-url http://127.0.0.1 --write', 2],
    ['a file that is not there', 'check --har nothing.har', 2],
    ['a backend that is not there', 'check --base-url http://127.0.0.1:9', 3],
    ['help', '--help', 0],
  ])('%s: %s ends with %i', async (_about, rest, expected) => {
    const { code, out, err } = await packed(rest);
    expect(out + err).not.toBe('');
    expect(code).toBe(expected);
  });

  test('judges what passes through its proxy, and changes none of it', async () => {
    const child = spawn('node', [FILE, 'proxy', '--target', drifted.url, '--port', '0', '--format', 'json'], {
      cwd: folder,
    });
    const address = await new Promise<string>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        const found = /from (http:\S+) to/.exec(String(chunk))?.[1];
        if (found) resolve(found);
      });
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
    });
    const [direct, passed] = await Promise.all(
      [drifted.url, address].map(async (base) => (await fetch(`${base}/api/menu`)).text()),
    );
    expect(passed).toBe(direct);
    await fetch(`${address}/api/no-such-call`);
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(1);
    const fields = JSON.parse(out).drifts.map(
      ({ operation, field }: Record<string, string>) => `${operation} ${field}`,
    );
    expect(fields).toEqual(['GET /api/no-such-call status', 'getMenu /data/*/placement']);
  });
});

describe('the lines for CI services in the documents', () => {
  const page = readFileSync('docs/backend.md', 'utf8');
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => parse(block));
  const lines: string[] = blocks.flatMap((block) =>
    Array.isArray(block)
      ? block.flatMap(({ run: line }) => line ?? [])
      : Object.values<{ script: string[] }>(block).flatMap(({ script }) => script),
  );

  test('there is a step for each of two services', () => expect(lines).toHaveLength(2));

  test.each(lines)('%s', async (line) => {
    const agreed = await run(line, folder, { BACKEND_URL: good.url });
    expect(agreed).toMatchObject({ code: 0, err: '' });
    const drift = await run(line, folder, { BACKEND_URL: drifted.url });
    expect(drift.code).toBe(1);
    const file = /--output (\S+)/.exec(line)?.[1] ?? '';
    expect(readFileSync(join(folder, file), 'utf8')).toContain('listEvents');
  });
});
