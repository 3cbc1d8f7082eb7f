import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_PATHS } from '../../edge/app/app-files.ts';
import { createEdge } from '../../edge/edge.ts';

interface AppFilesOptions {
  /** The channel's host name. */
  host: string;
  /** The folder of the built site. */
  dist: string;
  /** What answers `/api` and `/keys`, if that is not the site's own host. */
  backend?: string | undefined;
}

/**
 * Writes a channel's manifest and icons into a built site, as the edge would serve them, for a host that serves
 * files only. Also sets `appManifest` in the channel's config.json, so that the site names the manifest.
 */
export async function writeAppFiles({ host, dist, backend }: AppFilesOptions): Promise<string[]> {
  const own = join(dist, 'config', `${host}.json`);
  const configFile = existsSync(own) ? own : join(dist, 'config.json');
  const config: object = JSON.parse(readFileSync(configFile, 'utf8'));
  const edge = createEdge({
    hosts: [host],
    config: async () => config,
    backend: () => backend ?? `https://${host}`,
    page: async () => new Response(null, { status: 404 }),
  });
  const files = await Promise.all(
    APP_PATHS.map(async (path) => {
      const response = await edge(new Request(`https://${host}${path}`));
      if (!response.ok)
        throw new Error(`The channel of ${host} can’t be read from ${backend ?? `https://${host}`}.`);
      return { path, text: await response.text() };
    }),
  );
  for (const { path, text } of files) writeFileSync(join(dist, path), text);
  writeFileSync(configFile, `${JSON.stringify({ ...config, appManifest: true }, null, 2)}\n`);
  return files.map(({ path }) => path);
}
