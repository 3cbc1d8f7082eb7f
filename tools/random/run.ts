/**
 * Navigates the built site at random while its network fails: `npm run test:random -- --seed 1 --minutes 20`.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '27' }, minutes: { type: 'string', default: '2' } },
});
const { seed, minutes } = values;
if (!/^\d{1,9}$/.test(seed) || !(Number(minutes) > 0)) {
  console.error('--seed takes a whole number such as 7, --minutes how long to walk, such as 20.');
  process.exit(2);
}
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/random/playwright.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, RANDOM_SEED: seed, RANDOM_MINUTES: minutes },
});
process.exit(status ?? 1);
