import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Frame, Page } from 'playwright';
import { siteFiles } from '../../tools/demo-site/site-files.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

export interface ServedStorybook {
  /** The folder of its files. */
  files: string;
  address: string;
  close(): void;
}

/** Builds Storybook as a person does, since a run of tests would leave its own pages' data out, and serves it at a path. */
export async function serveStorybook(path = ''): Promise<ServedStorybook> {
  const root = mkdtempSync(join(tmpdir(), 'storybook-'));
  const files = join(root, path);
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)('npm', ['run', '--silent', 'build-storybook', '--', '-o', files], {
    env: { ...env, NODE_ENV: 'production' },
    maxBuffer: 1 << 30,
  });
  const server = createServer(siteFiles([root]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    address: `http://127.0.0.1:${port}${path}`,
    close() {
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The ids of axe's rules that a part of a page breaks. */
export async function violationsIn(page: Page | Frame, selector: string): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (place) => {
    // The page's own types do not know what was added to it.
    const axe = Reflect.get(window, 'axe') as {
      run(place: string): Promise<{ violations: { id: string }[] }>;
    };
    return (await axe.run(place)).violations.map(({ id }) => id);
  }, selector);
}
