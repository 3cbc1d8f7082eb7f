/**
 * The entry of `npm run contract:changelog`: records the contract's version and writes the changes since the
 * previous one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isObject } from '../model/json.ts';
import { loadContract } from '../model/load-contract.ts';
import { compareContracts } from './changes.ts';
import { changelogOf, readReleased, VERSIONS_FOLDER, versionProblem } from './released.ts';

const CHANGELOG = `${VERSIONS_FOLDER}/CHANGELOG.md`;
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const document = await loadContract();
const version = isObject(document.info) ? String(document.info.version) : '';
const released = readReleased();
const last = released.at(-1);
const problem = last ? versionProblem({ version, document }, last) : null;
const isRecorded = last?.version === version && compareContracts(last.document, document).length === 0;

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (values.check) {
  const isWritten = existsSync(CHANGELOG) && readFileSync(CHANGELOG, 'utf8') === changelogOf(released);
  if (isRecorded && isWritten) console.log(`Contract ${version} is recorded.`);
  else {
    console.error(`Contract ${version} is not recorded: run npm run contract:changelog.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(VERSIONS_FOLDER, { recursive: true });
  if (!isRecorded) writeFileSync(`${VERSIONS_FOLDER}/${version}.json`, `${JSON.stringify(document)}\n`);
  writeFileSync(CHANGELOG, changelogOf(readReleased()));
  console.log(`Contract ${version}: ${CHANGELOG}`);
}
