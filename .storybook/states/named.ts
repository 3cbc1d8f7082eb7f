/**
 * `npm run states:named` checks that some story names each response in the contract, and that some story
 * renders each component alone. It needs no browser, so missing stories are noticed at once. `npm run states`
 * checks what stories really show.
 */

import { contractPairs } from './contract-pairs.ts';
import { coverage } from './coverage.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { LOOKALIKES } from './lookalikes.ts';
import { namedPairs } from './named-pairs.ts';
import { piecesAreWhole } from './pieces.ts';

const pairs = await contractPairs();
const named = namedPairs();
const { shown, alike, missing, excepted } = coverage(pairs, [{ shown: named }], EXCEPTIONS, LOOKALIKES);
const unknown = named.filter((pair) => !pairs.includes(pair));

console.log(
  `Stories name ${shown.length} of ${shown.length + missing.length} documented answers that a screen can meet, ${alike.length} of them by an answer that looks alike. ${excepted.length} are excepted.`,
);
for (const pair of missing) console.error(`  no story names ${pair}`);
for (const pair of unknown) console.error(`  a story names ${pair}, which the contract does not document`);
process.exit(missing.length > 0 || unknown.length > 0 || !piecesAreWhole() ? 1 : 0);
