/**
 * Serves unfurled pages on its own port behind nginx: `npm run unfurl -- --backend https://api.example.com`.
 * With `--renderer dist-server/edge/first-view`, it also renders the first view of some screens.
 */
import { parseArgs } from 'node:util';
import { edgeServer } from './edge-server.ts';
import { loadRenderer } from './load-renderer.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4180' },
    backend: { type: 'string' },
    hosts: { type: 'string' },
    renderer: { type: 'string' },
  },
});
const { backend, dist, host } = values;
const port = Number(values.port);
if (!backend || !URL.canParse(backend) || !Number.isInteger(port)) {
  console.error(
    '--backend is the address of what answers /api and /keys of the site’s own origin; --port is a number.',
  );
  process.exit(2);
}
const server = edgeServer({
  dist,
  backend: backend.replace(/\/$/, ''),
  hosts: values.hosts?.split(',').filter(Boolean),
  firstView: values.renderer ? await loadRenderer(values.renderer) : undefined,
});
server.listen(port, host, () => console.error(`Unfurling on http://${host}:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
