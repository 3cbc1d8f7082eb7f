/** Pages that unfurl, on a port of their own behind nginx: `npm run unfurl -- --backend https://api.example.com`. */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { nodeUnfurl } from './node-unfurl.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4180' },
    backend: { type: 'string' },
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
const answer = nodeUnfurl({ dist, backend: backend.replace(/\/$/, '') });
const server = createServer((incoming, outgoing) => {
  if (!answer(incoming, outgoing)) outgoing.writeHead(404).end();
});
server.listen(port, host, () => console.error(`Unfurling on http://${host}:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
