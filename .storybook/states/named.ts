/**
 * `npm run states:named`: whether some story says that it shows each answer which the contract documents. It takes
 * no browser, so that a new status without a story is noticed at once; `npm run states` measures.
 */
import { contractPairs } from './contract-pairs.ts';
import { coverage } from './coverage.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { namedPairs } from './named-pairs.ts';

const pairs = await contractPairs();
const named = namedPairs();
const { shown, missing, excepted } = coverage(pairs, [{ shown: named }], EXCEPTIONS);
const unknown = named.filter((pair) => !pairs.includes(pair));

console.log(
  `Stories name ${shown.length} of ${shown.length + missing.length} documented answers that a screen can meet. ${excepted.length} are excepted.`,
);
for (const pair of missing) console.error(`  no story names ${pair}`);
for (const pair of unknown) console.error(`  a story names ${pair}, which the contract does not document`);
process.exit(missing.length > 0 || unknown.length > 0 ? 1 : 0);
