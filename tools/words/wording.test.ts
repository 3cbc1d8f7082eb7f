import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSourceFiles, readSourceTexts, wordsIn } from './source-words';
import { MAX_COMMENT_LENGTH, wordingProblems } from './wording';

test('no comment, test title or identifier uses a quaint word, and no comment is too long', {
  timeout: 60_000,
}, () => {
  const files = listSourceFiles();
  expect(files.length).toBeGreaterThan(0);
  const problems = files.flatMap((path) =>
    readSourceTexts(path, readFileSync(path, 'utf8')).flatMap((text) =>
      wordingProblems(text).map((problem) => `${path}:${text.line} ${problem}`),
    ),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['a quaint word', 'The server is told of it.', ['"told": say reported, sent, passed']],
  ['a quaint word in another case', 'Elsewhere', [expect.stringContaining('"elsewhere"')]],
  ['"who" as a person', 'A message for who is signed in.', [expect.stringContaining('"who"')]],
  ['nothing in a longer word', 'Besides, an understandable outstanding wishlist.', []],
  ['nothing in a quoted name', 'Calls `tells`.', []],
  ['nothing in a question about a person', 'Asks the backend who it is.', []],
])('the wording check finds %s in a comment', (_, text, problems) => {
  expect(wordingProblems({ kind: 'comment', text })).toEqual(problems);
});

test('the wording check finds a quaint word within an identifier', () => {
  expect(wordingProblems({ kind: 'identifier', text: 'hearOfPurchases' })).toHaveLength(1);
  expect(wordingProblems({ kind: 'identifier', text: 'LAST_TILL' })).toHaveLength(1);
  expect(wordingProblems({ kind: 'identifier', text: 'untilPaid' })).toEqual([]);
});

test('the wording check refuses a long comment but accepts a long title', () => {
  const text = 'a '.repeat(MAX_COMMENT_LENGTH);
  expect(wordingProblems({ kind: 'comment', text })).toHaveLength(1);
  expect(wordingProblems({ kind: 'title', text })).toEqual([]);
});

test('comments are found with the TypeScript parser, not in strings, templates and element text', () => {
  const code = `
/** Documents
 * the name. */
const firstName = 'no // comment'; // after code
// One comment
// on two lines.
const template = \`/* text */ \${/* inside */ firstName}\`;
test.each([1])('reads %i', () => {});
describe(\`a \${firstName}\`, () => { test.step('step', run); });
it.skip('is skipped', () => {});
other('no title');
const element = <p title="x">see https://example.com {/* in an element */} /* text */</p>;
/* last */`;
  const texts = readSourceTexts('sample.tsx', code);
  const of = (kind: string) => texts.filter((text) => text.kind === kind).map(({ text }) => text);
  expect(of('comment')).toEqual([
    'Documents the name.',
    'after code',
    'One comment on two lines.',
    'inside',
    'in an element',
    'last',
  ]);
  expect(of('title')).toEqual(['reads %i', `a \${firstName}`, 'step', 'is skipped']);
  expect(of('identifier')).toEqual(expect.arrayContaining(['firstName', 'template', 'run', 'element']));
  expect(texts.find(({ text }) => text === 'after code')?.line).toBe(4);
});

test('identifiers are split into words at capitals and underscores', () => {
  expect(wordsIn('fetchAPIKey2 MAX_LENGTH')).toEqual(['fetch', 'api', 'key', 'max', 'length']);
});
