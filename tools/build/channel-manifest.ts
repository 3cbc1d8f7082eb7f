/**
 * The entry of `npm run channel:manifest -- HOST`: writes the manifest and the icons of that channel into the
 * built site.
 */
import { parseArgs } from 'node:util';
import { DIST } from './build-site.ts';
import { writeAppFiles } from './write-app-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: DIST }, backend: { type: 'string' } },
});
const [host] = positionals;
if (!host || !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) || (values.backend && !URL.canParse(values.backend))) {
  console.error(
    'Name the channel’s host, such as northfield.example.com; --backend is the address of what answers /api and /keys.',
  );
  process.exit(2);
}
try {
  const paths = await writeAppFiles({ host, dist: values.dist, backend: values.backend?.replace(/\/$/, '') });
  console.log(`Written: ${paths.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
