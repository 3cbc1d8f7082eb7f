import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_PATHS } from '../../edge/app/app-files.ts';
import { createEdge } from '../../edge/edge.ts';

interface AppFilesOptions {
  /** The channel's host name. */
  host: string;
  /** The folder of the built site. */
  dist: string;
  /** The origin of `/api` and `/keys`, if it is not the site's own. */
  backend?: string | undefined;
}

/**
 * Writes a channel's manifest and icons into a built site, as the edge would serve them, for a host that only
 * serves files. Also sets `appManifest` in the channel's config.json, so that the site links to the manifest.
 */
export async function writeAppFiles({ host, dist, backend }: AppFilesOptions): Promise<string[]> {
  const own = join(dist, 'config', `${host}.json`);
  const configFile = existsSync(own) ? own : join(dist, 'config.json');
  const config: object = JSON.parse(readFileSync(configFile, 'utf8'));
  const origin = backend ?? `https://${host}`;
  const edge = createEdge({
    hosts: [host],
    config: async () => config,
    backend: () => origin,
    page: async () => new Response(null, { status: 404 }),
  });
  const files = await Promise.all(
    APP_PATHS.map(async (path) => {
      const response = await followed(await edge(new Request(`https://${host}${path}`)), origin);
      if (!response.ok) throw new Error(`The channel of ${host} can’t be read from ${origin}.`);
      return { path, bytes: new Uint8Array(await response.arrayBuffer()) };
    }),
  );
  for (const { path, bytes } of files) writeFileSync(join(dist, path), bytes);
  writeFileSync(configFile, `${JSON.stringify({ ...config, appManifest: true }, null, 2)}\n`);
  return files.map(({ path }) => path);
}

/** A file cannot redirect, so the channel's own icon is copied. */
async function followed(response: Response, origin: string): Promise<Response> {
  const location = response.headers.get('location');
  if (!location) return response;
  return fetch(location.startsWith('/') ? origin + location : location).catch(() => Response.error());
}
