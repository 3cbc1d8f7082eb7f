/**
 * The entry of `npm run build`. With `--deployment FILE`, it builds for the deployment that this JSON file
 * describes.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { DEFAULT_DEPLOYMENT, readDeployment } from './deployment.ts';

try {
  const { deployment } = parseArgs({ options: { deployment: { type: 'string' } } }).values;
  await buildSite(
    deployment ? readDeployment(JSON.parse(readFileSync(deployment, 'utf8'))) : DEFAULT_DEPLOYMENT,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
