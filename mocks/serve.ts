/** The entry of `npm run mock`: serves the demo channel's API on its own port. */
import { parseArgs } from 'node:util';
import { startMockServer } from './mock-server.ts';
import { isScenario, scenarioNames, scenarios } from './scenarios.ts';

const HELP = `npm run mock -- [--port N] [--scenario NAME] [--scale normal|huge] [--state FILE] [--latency MS]

Scenarios:
${scenarioNames.map((name) => `  ${name.padEnd(30)} ${scenarios[name].about}`).join('\n')}`;

function refuse(problem: string): never {
  console.error(`${problem}\n\n${HELP}`);
  process.exit(2);
}

function wholeNumber(name: string, text: string, largest: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > largest) refuse(`--${name} is a whole number up to ${largest}`);
  return value;
}

function read() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        scenario: { type: 'string', default: 'default' },
        scale: { type: 'string' },
        state: { type: 'string' },
        latency: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

const { port, scenario, scale, state, latency, help } = read();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (!isScenario(scenario)) refuse(`There is no scenario "${scenario}".`);
if (scale !== undefined && scale !== 'normal' && scale !== 'huge') refuse('--scale is normal or huge');

const server = await startMockServer({
  port: wholeNumber('port', port, 65_535),
  scenario,
  scale,
  state,
  latency: latency === undefined ? undefined : wholeNumber('latency', latency, 600_000),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`The demo channel (${scenario}) answers on ${server.url}/api`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close().then(() => process.exit(0)));
