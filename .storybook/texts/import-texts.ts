/**
 * `npm run texts:import -- FILE` writes the texts of a CSV file into the message files. If a row has a fault, it names
 * the row and writes nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGE_NAMES } from './copy-deck-csv.ts';
import { readMessages, writeChanges } from './message-folder.ts';
import { faultText, readImport } from './read-import.ts';

const [, , file] = process.argv;
if (!file || !existsSync(file)) {
  console.error(file ? `There is no file ${file}.` : 'Name the file to read: npm run texts:import -- FILE');
  process.exit(2);
}
const { faults, changes, rowCount } = readImport(readFileSync(file), readMessages());
if (faults.length > 0) {
  for (const fault of faults) console.error(faultText(fault));
  console.error('Nothing is written.');
  process.exit(1);
}
writeChanges(changes);
for (const { id, language, before, after } of changes)
  console.log(`${id}, ${LANGUAGE_NAMES[language]}:\n  before: ${before}\n  after:  ${after}`);
console.log(
  changes.length === 0
    ? `The ${rowCount} messages of the file are as they were.`
    : `Texts written: ${changes.length}. Messages in the file: ${rowCount}.`,
);
