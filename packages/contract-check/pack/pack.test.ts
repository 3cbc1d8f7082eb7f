import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type MockServer, startMockServer } from '../../../mocks/mock-server.ts';
import { TOOLS } from './tools.test-help.ts';

const FILE = 'grandstand-contract.mjs';
const MAX_SECONDS = 10;
const PACKING_MS = 300_000;
const ownVersion: string = JSON.parse(readFileSync('packages/contract-check/package.json', 'utf8')).version;
let folder: string;
let tarball: string;
let good: MockServer;
let drifted: MockServer;

interface Exit {
  code: number | null;
  out: string;
  err: string;
}

function run(line: string, cwd: string, env: NodeJS.ProcessEnv = {}, first = ''): Promise<Exit> {
  // Uses the Node in the given folder or else the host's own, but not the one that this repository installs.
  const others = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'));
  const PATH = [first, ...others].filter(Boolean).join(':');
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

const PACKAGE = 'packages/contract-check';
const VERSIONS = [20, 22, 24];
/** The folder with the given version of plain Node, which comes first in PATH. */
const pathOf = (version: number) =>
  version === 24 ? resolve('node_modules/node/bin') : join(TOOLS, `node${version}/bin`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const packing = mkdtempSync(join(tmpdir(), 'packing-'));
  const { code, out, err } = await run(`npm pack --silent --pack-destination ${packing}`, resolve(PACKAGE));
  expect({ code, err }).toMatchObject({ code: 0 });
  tarball = join(packing, out.trim().split('\n').at(-1) ?? '');
  copyFileSync(join(PACKAGE, 'dist', FILE), join(folder, FILE));
  good = await startMockServer();
  drifted = await startMockServer({ scenario: 'drifted' });
}, PACKING_MS);

afterAll(async () => {
  await Promise.all([good.close(), drifted.close()]);
  rmSync(folder, { recursive: true });
  rmSync(dirname(tarball), { recursive: true });
});

const packed = (rest: string) => run(`node ${FILE} ${rest}`, folder);

describe('the packed contract check, in an empty folder', () => {
  // The test is repeated once, because a busy machine may exceed the time limit.
  test('the packed contract check finds no drift in the demo backend, within the time limit', {
    retry: 1,
  }, async () => {
    const started = Date.now();
    const { code, out } = await packed(`check --base-url ${good.url}`);
    const seconds = (Date.now() - started) / 1000;
    console.log(`contract check: a full read-only run against the demo channel took ${seconds.toFixed(1)} s`);
    expect(out).toContain('keeps the contract');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(MAX_SECONDS);
  });

  test.each(VERSIONS)('the packed contract check runs on plain Node %i', async (version) => {
    const line = `node -v && node ${FILE} check --base-url ${good.url} --only getMenu`;
    const { code, out } = await run(line, folder, {}, pathOf(version));
    expect(out).toMatch(new RegExp(`^v${version}\\.`));
    expect(out).toContain('keeps the contract');
    expect(code).toBe(0);
  });

  test('the packed contract check reports a drift with its place in the contract and the affected screens', async () => {
    const { code, out } = await packed(`check --base-url ${drifted.url} --format json`);
    expect(code).toBe(1);
    const { drifts, version } = JSON.parse(out);
    expect(version).toMatchObject({ contract: expect.stringMatching(/^\d+\.\d+\.\d+$/), check: ownVersion });
    const [captions] = drifts.filter(({ field }: { field: string }) => field === '/media/*/captions');
    expect(captions).toMatchObject({ operation: 'getEvent', kind: 'missing-field' });
    expect(captions.hurts.features).toContain('player');
    expect(captions.hurts.labels).toContain('Watch /watch/{id}');
    expect(captions.place).toMatch(/^openapi\/schemas\/media\.yaml:\d+$/);
    expect(captions.curl).toContain('"$API_KEY"');
    expect(out).not.toMatch(/ak_[a-z0-9]{8}/);
  });

  test('--baseline accepts the drift that it lists and no other', async () => {
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
    ['wrong use', 'check', 2, /needs --base-url/],
    ['a misspelt option', 'check --base-ur http://x', 2, /did you mean --base-url\?/],
    [
      'a misspelt operation',
      'check --base-url http://127.0.0.1 --only getEvnt',
      2,
      /did you mean getEvent\?/,
    ],
    ['an unknown format', 'check --base-url http://127.0.0.1 --format xml', 2, /no format "xml"/],
    ['writing without an account', 'check --base-url http://127.0.0.1 --write', 2, /needs --email/],
    ['no concurrency', 'check --base-url http://127.0.0.1 --concurrency 0', 2, /at least 1/],
    ['a file that is not there', 'check --har nothing.har', 2, /no file nothing\.har/],
    [
      'an output that is a folder',
      'check --base-url http://127.0.0.1 --output .',
      2,
      /--output can't be written/,
    ],
    ['a backend that is not there', 'check --base-url http://127.0.0.1:9999', 3, /can't be reached/],
    ['a port that fetch blocks', 'check --base-url http://127.0.0.1:4190', 3, /refuse to call port 4190/],
    ['help', '--help', 0, /Exit codes/],
  ])('the packed contract check run with %s (%s) exits with %i', async (_about, rest, expected, says) => {
    const { code, out, err } = await packed(rest);
    expect(out + err).toMatch(says);
    expect(out + err).not.toMatch(/^ +at /m);
    expect(code).toBe(expected);
  });

  test('the packed contract check exits with 4 when nothing was proved, and creates the folder of its report', async () => {
    const { code, out } = await packed(
      `check --base-url ${good.url} --channel-key bad --format junit --output reports/new/contract.xml`,
    );
    expect(code).toBe(4);
    expect(out).toContain('Inconclusive: ');
    expect(readFileSync(join(folder, 'reports/new/contract.xml'), 'utf8')).toContain('type="inconclusive"');
  });

  test('--base-url with a path calls the API below that path', async () => {
    const paths = new Set<string>();
    const server = createServer(({ url = '' }, response) => {
      paths.add(url.split('/').slice(0, 3).join('/'));
      response.writeHead(404).end();
    });
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    const { port } = server.address() as AddressInfo;
    await packed(`check --base-url http://127.0.0.1:${port}/v1 --only getMenu`);
    server.close();
    expect([...paths].filter((path) => !/^\/v1\/(api|keys|errors|data|storage)/.test(path))).toEqual([]);
    expect(paths).toContain('/v1/api');
  });

  test('writes a copy of the contract next to a SARIF report, with the lines that the results refer to', async () => {
    await packed(`check --base-url ${drifted.url} --format sarif --output sarif/contract.sarif`);
    const { runs } = JSON.parse(readFileSync(join(folder, 'sarif/contract.sarif'), 'utf8'));
    const { artifactLocation, region } = runs[0].results.find(({ message }: { message: { text: string } }) =>
      message.text.startsWith('getEvent /media/*/captions'),
    ).locations[0].physicalLocation;
    const lines = readFileSync(join(folder, artifactLocation.uri), 'utf8').split('\n');
    expect(lines[region.startLine - 1]).toContain('captions:');
  });

  test('writes the contract as an OpenAPI bundle and as a readable page', async () => {
    const { out } = await packed('bundle');
    expect(JSON.parse(out)).toMatchObject({ openapi: '3.1.0', paths: { '/events/{id}': {} } });
    expect((await packed('docs --output docs/contract.html')).code).toBe(0);
    const page = readFileSync(join(folder, 'docs/contract.html'), 'utf8');
    expect(page).toContain('<section id="getEvent">');
    expect(page).not.toMatch(/<script|https?:\/\/[^"]*\.(js|css)/);
  });

  test('serves the demo backend, which passes the contract check', async () => {
    const child = spawn('node', [FILE, 'mock', '--port', '0'], { cwd: folder });
    const address = await new Promise<string>((found) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const url = /answers on (\S+)\/api/.exec(String(chunk))?.[1];
        if (url) found(url);
      });
    });
    const { code } = await packed(
      `check --base-url ${address} --email member@grandstand.test --password goal-line-1`,
    );
    child.kill('SIGTERM');
    await new Promise((resolved) => child.on('close', resolved));
    expect(code).toBe(0);
  });

  test('--watch repeats the contract check', async () => {
    const line = [
      FILE,
      'check',
      '--base-url',
      good.url,
      '--only',
      'getMenu',
      '--watch',
      '1',
      '--format',
      'json',
    ];
    const child = spawn('node', line, { cwd: folder });
    let reports = 0;
    await new Promise<void>((enough) => {
      child.stdout.on('data', (chunk: Buffer) => {
        reports += String(chunk).split('"outcome": "keeps"').length - 1;
      });
      // “Watching.” is printed when Ctrl-C will end the watch instead of the process.
      child.stderr.on('data', (chunk: Buffer) => {
        if (reports >= 2 && String(chunk).includes('Watching.')) enough();
      });
    });
    child.kill('SIGINT');
    expect(await new Promise((ended) => child.on('close', ended))).toBe(0);
  });

  test('the proxy judges the traffic that passes through it without changing it', async () => {
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

describe('the contract-check package, installed in an empty folder', () => {
  const readme = readFileSync(`${PACKAGE}/README.md`, 'utf8');
  const lines = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  /** Other tests run these commands, because they run until stopped or need another package. */
  const others = /--watch| mock |openapi-typescript|--write/;
  let home: string;

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'newcomer-'));
  });

  afterAll(() => rmSync(home, { recursive: true }));

  test('installing the package and getting a first report takes less than two minutes', async () => {
    const started = Date.now();
    copyFileSync(tarball, join(home, `grandstand-contract-${ownVersion}.tgz`));
    const [install = '', first = ''] = lines;
    expect((await run(install, home)).code).toBe(0);
    const { code, out } = await run(first.replace('http://127.0.0.1:8000', drifted.url), home);
    expect(code).toBe(1);
    expect(out).toContain('drifts in');
    const seconds = (Date.now() - started) / 1000;
    console.log(`contract check: from the packed file to the first report took ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(120);
  });

  test.each(VERSIONS)('the installed package runs from an empty folder on plain Node %i', async (version) => {
    const empty = mkdtempSync(join(tmpdir(), `node-${version}-`));
    const line = `node -v && npm install --silent ${tarball} && npx grandstand-contract check --base-url ${drifted.url}`;
    const { code, out } = await run(line, empty, {}, pathOf(version));
    rmSync(empty, { recursive: true });
    expect(out).toMatch(new RegExp(`^v${version}\\.`));
    expect(out).toContain('drifts in');
    expect(code).toBe(1);
  });

  test.each(lines.slice(1).filter((line) => !others.test(line)))(
    'the README’s command works: %s',
    async (line) => {
      const filled = line
        .replace(/http:\/\/127\.0\.0\.1:\d+|\bURL\b/, good.url)
        .replace('fan@example.com', 'member@grandstand.test')
        .replace('secret', 'goal-line-1');
      expect(await run(filled, home)).toMatchObject({ code: 0 });
      const written = /--(?:output|baseline) (\S+)/.exec(line)?.[1];
      if (written) expect(existsSync(join(home, written))).toBe(true);
    },
  );
});

describe('the CI steps in docs/backend.md', () => {
  const page = readFileSync('docs/backend.md', 'utf8');
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => parse(block));
  const lines: string[] = blocks.flatMap((block) =>
    Array.isArray(block)
      ? block.flatMap(({ run: line }) => line ?? [])
      : Object.values<{ script: string[] }>(block).flatMap(({ script }) => script),
  );

  test('docs/backend.md documents a step for each of two CI services', () => expect(lines).toHaveLength(2));

  test.each(lines)('the documented CI step works: %s', async (line) => {
    const agreed = await run(line, folder, { BACKEND_URL: good.url });
    // Earlier tests may have used up the server's limit of log-ins.
    const err = expect.stringMatching(/^(The backend limits the calls: waiting \d+ s\.\n)*$/);
    expect(agreed).toMatchObject({ code: 0, err });
    const drift = await run(line, folder, { BACKEND_URL: drifted.url });
    expect(drift.code).toBe(1);
    const file = /--output (\S+)/.exec(line)?.[1] ?? '';
    expect(readFileSync(join(folder, file), 'utf8')).toContain('listEvents');
  });
});
