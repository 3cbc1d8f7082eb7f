import { existsSync } from 'node:fs';

const PLACES = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where nginx is, if it is there. NGINX names it where it is somewhere else. */
export function findNginx(): string | undefined {
  return PLACES.find((place): place is string => Boolean(place) && existsSync(place ?? ''));
}

/** Debian's module for files packed with brotli, if it is there. */
export const findBrotliModule = (): string | undefined => (existsSync(BROTLI) ? BROTLI : undefined);
