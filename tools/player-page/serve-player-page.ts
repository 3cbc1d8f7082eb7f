import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { handleNodeRequest } from '../../mocks/handle-node-request.ts';
import { mediaHandlers } from '../../mocks/media/media-handlers.ts';
import { readFromDisk } from '../../mocks/media/read-file-node.ts';
import { siteFiles } from '../demo-site/site-files.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const PLAYER_PAGE = 'tools/player-page';

/** Allows only what the player needs: no inline script or style, workers only from blobs. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  'worker-src blob:',
  'frame-src https:',
  "base-uri 'none'",
].join('; ');

export interface PlayerPageServer {
  url: string;
  close(): void;
}

/** Builds a page that contains only a video. */
export function buildPlayerPage(page = PLAYER_PAGE): void {
  execFileSync('vite', ['build', '--config', `${page}/vite.config.ts`], { cwd: REPOSITORY, stdio: 'pipe' });
}

/** Serves a page with a player, together with the demo channel's media. */
export async function servePlayerPage(page = PLAYER_PAGE): Promise<PlayerPageServer> {
  const handlers = mediaHandlers({ readFile: readFromDisk, dvrSeconds: 120 });
  const files = siteFiles([join(REPOSITORY, '.cache', basename(page))]);
  const server = createServer((incoming, outgoing) => {
    const base = `http://${incoming.headers.host}`;
    void handleNodeRequest(incoming, outgoing, { handlers, base }).then((isHandled) => {
      if (isHandled) return;
      outgoing.setHeader('Content-Security-Policy', CONTENT_POLICY);
      files(incoming, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
