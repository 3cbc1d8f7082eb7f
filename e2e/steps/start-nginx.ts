import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureSite, DIST } from '../../tools/build/build-site.ts';
import type { Deployment } from '../../tools/build/deployment.ts';
import { freePort } from '../../tools/machine/free-port.ts';
import { findBrotliModule, findNginx } from '../../tools/machine/nginx.ts';

export interface Nginx {
  port: number;
  url: string;
  /** The folder that nginx serves. */
  site: string;
  stop(): Promise<void>;
}

/** Writes nginx's own configuration around the site's server block, with all its files in one folder. */
function nginxConfig(folder: string): string {
  const brotli = findBrotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${brotli ? `load_module ${brotli};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/nginx/grandstand.conf;
}
`;
}

/** Starts Debian's nginx on a local port with the configuration that a build writes for a deployment. */
export async function startNginx(deployment: Deployment): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('there is no nginx: run `npm test -- server` first');
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-nginx-'));
  const site = join(folder, 'site');
  const port = await freePort();
  cpSync(DIST, site, { recursive: true });
  configureSite(deployment, site, folder, { listen: `127.0.0.1:${port}`, root: site });
  if (!findBrotliModule()) rmSync(join(folder, 'nginx/grandstand-brotli.conf'));
  writeFileSync(join(folder, 'nginx/nginx.conf'), nginxConfig(folder));

  const child = spawn(
    program,
    ['-p', `${folder}/nginx`, '-c', `${folder}/nginx/nginx.conf`, '-e', 'stderr'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  await waitUntilListening(port, () => (child.exitCode === null ? null : stderr));
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    site,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilListening(port: number, failed: () => string | null): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const problem = failed();
    if (problem !== null) throw new Error(`nginx did not start: ${problem}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.unref();
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not listen');
}
