/** Injects faults in the middle of purchases, in a browser: `npm run test:money -- --cases 200`. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { cases: { type: 'string', default: '40' } } });
const { cases } = values;
if (!/^[1-9]\d*$/.test(cases)) {
  console.error('--cases takes how many purchases to try, such as 200.');
  process.exit(2);
}
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/buy/money.spec.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MONEY_CASES: cases },
});
process.exit(status ?? 1);
