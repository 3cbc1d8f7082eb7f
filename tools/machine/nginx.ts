import { existsSync } from 'node:fs';

const NGINX_PATHS = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the path of nginx, if it is installed. Set NGINX to use another. */
export function findNginx(): string | undefined {
  return NGINX_PATHS.find((path): path is string => Boolean(path) && existsSync(path ?? ''));
}

/** Returns the path of Debian's brotli module, if it is installed. */
export const findBrotliModule = (): string | undefined => (existsSync(BROTLI) ? BROTLI : undefined);
