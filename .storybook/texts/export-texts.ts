/** `npm run texts:export -- FILE` writes every message into a CSV file: area, id, English, French. */
import { writeFileSync } from 'node:fs';
import { toCsv } from './copy-deck-csv.ts';
import { readMessages } from './message-folder.ts';

const [, , file] = process.argv;
if (!file) {
  console.error('Name the file to write: npm run texts:export -- FILE');
  process.exit(2);
}
const messages = readMessages();
writeFileSync(file, toCsv(messages));
console.log(`${messages.length} messages are in ${file}.`);
