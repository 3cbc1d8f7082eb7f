/** The entry of `npm start`: serves the built site with its demo channel on port 4173 or PORT. */

import { setFlagsFromString } from 'node:v8';
import { isScenario } from '../../mocks/scenarios.ts';
import { buildWhenNeeded, startDemoSite } from './demo-site.ts';

// With a small young generation, V8 frees each response's objects early. The server then needs 290 MB instead
// of 440.
setFlagsFromString('--max-semi-space-size=8');

const port = Number(process.env.PORT ?? 4173);
const scenario = process.env.SCENARIO ?? 'default';
if (!Number.isInteger(port) || port < 0 || port > 65_535 || !isScenario(scenario)) {
  console.error('PORT is a port number, SCENARIO one of those that `npm run mock -- --help` lists.');
  process.exit(2);
}
buildWhenNeeded();
const site = await startDemoSite({ port, scenario, unfurl: true }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`Grandstand with its demo channel: ${site.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => site.close().then(() => process.exit(0)));
