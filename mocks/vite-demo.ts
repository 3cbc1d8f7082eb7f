import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isPlainPath } from './media/plain-path.ts';

const MOCKS = import.meta.dirname;
const MEDIA = join(MOCKS, 'media/files');
const WORKER = join(MOCKS, '../node_modules/msw/lib/mockServiceWorker.js');

/** The demo channel's own pages and scripts, by their URL in the site. */
const SCRIPTS: Record<string, string> = {
  '/demo/stripe.js': '/mocks/stripe/stripe.ts',
  '/demo/recaptcha.js': '/mocks/recaptcha/recaptcha.ts',
  '/demo/gtag.js': '/mocks/tag-manager/gtag.ts',
};
const PAGES = ['/demo/stripe-frame.html', '/demo/social.html'];

/**
 * Serves, in development only, the stand-ins at /demo, media at /media/files, the demo's config.json and
 * MSW's worker.
 */
export function viteDemo(): Plugin {
  return {
    name: 'grandstand-demo',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        if (path === '/config.json') {
          response.setHeader('Content-Type', 'application/json');
          return void response.end(JSON.stringify({ hosts: {}, demo: true }));
        }
        if (path === '/mockServiceWorker.js') {
          response.setHeader('Content-Type', 'text/javascript');
          return void response.end(readFileSync(WORKER));
        }
        const script = SCRIPTS[path];
        if (script) request.url = query ? `${script}?${query}` : script;
        if (PAGES.includes(path)) {
          // The page's URL differs from its file's path, so relative URLs must be rewritten.
          const page = readFileSync(join(MOCKS, path), 'utf8').replaceAll('src="../', 'src="/mocks/');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          return void response.end(await server.transformIndexHtml(path, page));
        }
        const media = path.startsWith('/media/files/') ? path.slice('/media/files/'.length) : '';
        const file = join(MEDIA, media);
        if (!media || !isPlainPath(media) || !existsSync(file) || !statSync(file).isFile()) return next();
        // The service worker sets the content types, because only the worker requests these files.
        response.setHeader('Content-Type', 'application/octet-stream');
        response.end(readFileSync(file));
      });
    },
  };
}
