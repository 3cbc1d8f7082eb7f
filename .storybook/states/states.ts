/**
 * `npm run states` lists the states that stories show, which responses of the contract they show, and how
 * many messages no story shows. It first runs all stories, or with --only those whose id contains a text,
 * with pictures and without the checks of a test run. --recorded reads the last run.
 */
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoryRecord } from '../checks/around-stories.ts';
import { readMessages } from '../texts/message-folder.ts';
import { contractPairs } from './contract-pairs.ts';
import { coverage } from './coverage.ts';
import { EXCEPTIONS, MAX_EXCEPTIONS } from './exceptions.ts';
import { LOOKALIKES } from './lookalikes.ts';
import { piecesAreWhole } from './pieces.ts';
import { prepareStates } from './prepare.ts';
import { STATES, storedTexts } from './stored-records.ts';

const { values } = parseArgs({
  options: { recorded: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const failing = values.recorded ? [] : await (await import('./run-stories.ts')).runStories(values.only);

const REPORTS = '.cache/test-reports';
const recorded = globSync(join(STATES, '*.json')).sort();
if (recorded.length === 0) {
  console.error('No story has recorded what it shows: run `npm run test:full -- stories` first.');
  process.exit(1);
}
const stories = recorded.map((file): StoryRecord => JSON.parse(readFileSync(file, 'utf8')));
const { shown, alike, missing, excepted, share } = coverage(
  await contractPairs(),
  stories,
  EXCEPTIONS,
  LOOKALIKES,
);

const byScreen = Map.groupBy(stories, ({ title }) => title);
console.log('\nScreens and their states');
for (const [title, states] of [...byScreen].sort(([one], [other]) => one.localeCompare(other)))
  console.log(
    `  ${title.padEnd(44)} ${String(states.length).padStart(3)}  ${states.map(({ name }) => name).join(', ')}`,
  );

console.log('\nExceptions');
for (const [operation, reason] of Object.entries(EXCEPTIONS)) console.log(`  ${operation}: ${reason}`);

prepareStates();

console.log(`\n${stories.length} stories of ${byScreen.size} screens and pieces.`);
console.log(
  `${shown.length} of ${shown.length + missing.length} documented answers that a screen can meet are shown: ${(share * 100).toFixed(1)} percent, ${alike.length} of them by an answer that looks alike. ${excepted.length} are excepted.`,
);
for (const pair of missing) console.log(`  no story shows ${pair}`);
console.log('As a page, with pictures: Docs/States in Storybook.');

const texts = Object.values(storedTexts());
const seen = new Set(texts.flat().map(({ id }) => id));
const messages = readMessages();
const unshown = messages.map(({ id }) => id).filter((id) => !seen.has(id));
if (texts.length > 0)
  console.log(
    `${unshown.length} of ${messages.length} messages are in none of ${texts.length} stories: Docs/Copy deck lists them.`,
  );

// The date of the figures is that of the oldest record that they count.
const at = new Date(Math.min(Date.now(), ...recorded.map((file) => statSync(file).mtimeMs))).toISOString();
const figures = {
  at,
  shown: shown.length,
  missing,
  excepted: excepted.length,
  stories: stories.length,
  // Left out if no run with pictures has read the messages.
  ...(texts.length > 0 && { unshownMessages: unshown }),
};
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'states.json'), `${JSON.stringify(figures, null, 2)}\n`);

const tooMany = Object.keys(EXCEPTIONS).length > MAX_EXCEPTIONS;
if (tooMany) console.error(`There are more than ${MAX_EXCEPTIONS} exceptions.`);
if (failing.length > 0)
  console.error(
    `The tests of ${failing.length} stories fail, so their pictures may be wrong: ${failing.join(', ')}`,
  );
process.exit(missing.length > 0 || tooMany || failing.length > 0 || !piecesAreWhole() ? 1 : 0);
