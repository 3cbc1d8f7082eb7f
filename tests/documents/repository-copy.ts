import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../../tools/demo-site/demo-site.ts';

/** Only one file of stories is copied, because taking the pictures of all stories would take minutes. */
const COPIED_STORIES = 'src/analytics/error-log.stories.tsx';
const NOT_COPIED = [
  '.git',
  '.cache',
  'node_modules',
  'storybook-static',
  'test-results',
  'playwright-report',
];
const MAX_START_MS = 90_000;
const MAX_RUN_MS = 240_000;

interface Exit {
  code: number | null;
  output: string;
}

/** Removes the test runner's variables, which would make child processes behave as tests. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|npm_)/.test(name)),
);

/** Copies this repository with a new git history, so that commands can write to it. */
export async function copyRepository(): Promise<RepositoryCopy> {
  buildWhenNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  cpSync('.', folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !NOT_COPIED.includes(path),
  });
  cpSync('.cache/stand-ins', join(folder, '.cache/stand-ins'), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const file of globSync('src/**/*.stories.tsx', { cwd: folder }))
    if (file !== COPIED_STORIES) rmSync(join(folder, file));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Reader', '-c', 'user.email=reader@grandstand.test', ...args], {
      cwd: folder,
      env: { ...ENV, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  git('init', '--quiet', '--initial-branch=main');
  // Ignores node_modules explicitly, because it is a link here and .gitignore lists only the folder.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=As it stands');
  return new RepositoryCopy(folder);
}

class RepositoryCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Runs a command in a shell with its own process group, so that everything it starts can be ended. */
  #start(line: string) {
    const child = spawn('sh', ['-c', line], { cwd: this.folder, env: ENV, detached: true });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += String(chunk);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const ended = new Promise<Exit>((resolve) => child.on('close', (code) => resolve({ code, output })));
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // The process has already ended.
      }
    };
    return { ended, end, output: () => output };
  }

  async run(line: string): Promise<Exit> {
    const { ended, end } = this.#start(line);
    const timer = setTimeout(end, MAX_RUN_MS);
    const result = await ended;
    clearTimeout(timer);
    return result;
  }

  /**
   * Runs a command until its server responds at an address, and returns the response. Then ends all processes
   * that the command started.
   */
  async requestFromServer(
    line: string,
    address: string,
    expected: RegExp,
  ): Promise<{ body: string; output: string }> {
    const { ended, end, output } = this.#start(line);
    let hasEnded = false;
    let body = '';
    void ended.then(() => {
      hasEnded = true;
    });
    try {
      const until = Date.now() + MAX_START_MS;
      while (!hasEnded && Date.now() < until) {
        const response = await fetch(address).catch(() => null);
        if (response?.ok) body = await response.text();
        if (expected.test(body)) break;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return { body, output: output() };
    } finally {
      end();
      await ended;
    }
  }
}

/** Finds a port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
