import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { changesToCsv, type Message, toCsv } from '../../.storybook/texts/copy-deck-csv';
import { parseCsv, writeCsv } from '../../.storybook/texts/csv';
import { MESSAGES, readMessages, toMessageFile, writeChanges } from '../../.storybook/texts/message-folder';
import { faultText, readImport } from '../../.storybook/texts/read-import';

const MARK = '\ufeff';
const bytes = (text: string) => new TextEncoder().encode(text);

const MESSAGE: Message = {
  area: 'buy',
  id: 'buy.total',
  en: 'Total: {price}, {count, plural, one {# game} other {# games}}',
  fr: 'Total\u00a0: {price}, {count, plural, one {# match} other {# matchs}}',
};
const TERMS_MESSAGE: Message = {
  area: 'buy',
  id: 'buy.terms',
  en: 'I accept the <terms>terms</terms> of this {type, select, plan {plan} pass {pass} other {ticket}}.',
  fr: 'J’accepte les <terms>conditions</terms> de {type, select, plan {cet abonnement} pass {ce forfait} other {ce billet}}.',
};
const MESSAGES_IN_TABLE = [MESSAGE, TERMS_MESSAGE];

const imported = (text: string) => readImport(bytes(text), MESSAGES_IN_TABLE);

test.each<[title: string, text: string, rows: string[][]]>([
  [
    'plain cells',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a last row without a line break',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quoted commas and line breaks',
    'a,b\n"1,2","3\r\n4"',
    [
      ['a', 'b'],
      ['1,2', '3\n4'],
    ],
  ],
  ['doubled quotation marks', 'a\n"say ""yes"""', [['a'], ['say "yes"']]],
  ['a quotation mark within a cell', 'a\n5" wide', [['a'], ['5" wide']]],
  [
    'empty cells',
    'a,b,c\n,"",',
    [
      ['a', 'b', 'c'],
      ['', '', ''],
    ],
  ],
  [
    'semicolons, as French Excel writes them',
    `${MARK}a;b\r\n1,5;2\r\n`,
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('the CSV parser reads a file with %s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual({ rows });
});

test.each([
  ['never closed', 'a,b\n1,2\n"3,4\n5,6'],
  ['not doubled', 'a,b\n1,2\n"3"4,5'],
])('the CSV parser reports the row of a quotation mark that is %s', (_, text) => {
  expect(parseCsv(text).brokenRow).toBe(3);
});

test('the CSV file escapes messages that a spreadsheet would take for a formula', () => {
  const rows = [['=1+1'], ['+1'], ['-1'], ['@you'], ["'=1"], ["'tis"]];
  expect(writeCsv(rows)).toBe(`${MARK}'=1+1\r\n'+1\r\n'-1\r\n'@you\r\n''=1\r\n'tis\r\n`);
  expect(parseCsv(writeCsv(rows)).rows).toEqual(rows);
});

const cell = fc.string({
  unit: fc.constantFrom(
    'a',
    'é',
    '"',
    ',',
    ';',
    '\t',
    '\n',
    ' ',
    '\u00a0',
    "'",
    '=',
    '-',
    '{',
    '}',
    '🏒',
    MARK,
  ),
});

test('a written CSV file is read back unchanged, whatever its cells contain', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (cells) => {
      const rows = [['area', 'id'], ...cells];
      expect(parseCsv(writeCsv(rows))).toEqual({ rows });
    }),
  );
});

const real = readMessages();

test('exporting and importing the real messages changes nothing and finds no fault', () => {
  expect(real.length).toBeGreaterThan(1000);
  expect(readImport(bytes(toCsv(real)), real)).toEqual({ faults: [], changes: [], rowCount: real.length });
});

test('importing the real messages as French Excel saves them, with semicolons, changes nothing', () => {
  const { rows } = parseCsv(toCsv(real));
  const quoted = (value: string) => (/[";\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const saved = MARK + rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('');
  expect(readImport(bytes(saved), real)).toEqual({ faults: [], changes: [], rowCount: real.length });
});

test('importing any part of the real messages, in any order and with or without one language, changes nothing', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(real.slice(0, 200), { minLength: 1 }),
      fc.constantFrom(['area', 'id', 'en', 'fr'], ['fr', 'id'], ['en', 'note', 'id']),
      (messages, columns) => {
        const cells = messages.map((message) =>
          columns.map((column) => Object.entries(message).find(([name]) => name === column)?.[1] ?? 'a note'),
        );
        expect(readImport(bytes(writeCsv([columns, ...cells])), real)).toEqual({
          faults: [],
          changes: [],
          rowCount: messages.length,
        });
      },
    ),
    { numRuns: 30 },
  );
});

test.each<[title: string, row: string, fault: string]>([
  ['an unknown id', 'buy,buy.sum,Sum,Somme', 'Row 2, buy.sum: no message has this id.'],
  ['no id', 'buy,,Sum,Somme', 'Row 2: the id is missing.'],
  ['another area', 'home,buy.total,x,x', 'Row 2, buy.total: the area of this message is “buy”.'],
  ['too few cells', 'buy,buy.total,x', 'Row 2, buy.total: it has 3 cells, and the first row has 4.'],
  ['an empty text', `buy,buy.total,"${MESSAGE.en}", `, 'Row 2, buy.total: the French is empty.'],
  [
    'a bracket that is not closed',
    `buy,buy.total,"${MESSAGE.en}","Total\u00a0: {price"`,
    'Row 2, buy.total: the French is not valid ICU: a “{” has no “}” at character 9.',
  ],
  [
    'a choice without “other”',
    `buy,buy.total,"${MESSAGE.en}","{count, plural, one {#}} {price}"`,
    'Row 2, buy.total: the French is not valid ICU: a choice has no branch “other” at character 24.',
  ],
  [
    'no space before a colon',
    `buy,buy.total,"${MESSAGE.en}","Total: {price}, {count}"`,
    'Row 2, buy.total: the French breaks a rule of spaces: a no-break space before a colon.',
  ],
  [
    'a word for which there is a term',
    `buy,buy.total,"${MESSAGE.en}","{count} clips, {price}"`,
    'Row 2, buy.total: the French says “clips”, for which the term is “extrait”.',
  ],
])('the import rejects a row with %s and names its number and id', (_, row, fault) => {
  const { faults, changes } = imported(`area,id,en,fr\n${row}`);
  expect(faults.map(faultText)).toEqual([fault]);
  expect(changes).toEqual([]);
});

test.each<[title: string, french: string, faults: string[]]>([
  ['lacks a value', '{count}', ['lacks the value {price}']],
  [
    'has another value',
    '{count} {prix}',
    ['lacks the value {price}', 'has the value {prix}, which the English does not have'],
  ],
  ['needs no choice by number', '{count}\u00a0: {price}', []],
])('the import compares a French text that %s with the English one', (_, french, faults) => {
  expect(imported(`id,fr\nbuy.total,"${french}"`).faults.map(({ problem }) => problem)).toEqual(
    faults.map((fault) => `the French ${fault}`),
  );
});

test.each<[title: string, french: string, faults: string[]]>([
  ['lacks a tag', 'Oui {type, select, plan {a} pass {b} other {c}}', ['lacks the tag <terms>']],
  [
    'lacks a branch',
    '<terms>Oui</terms> {type, select, plan {a} other {c}}',
    ['lacks the branch “pass” of {type}'],
  ],
  [
    'translates a branch’s name',
    '<terms>Oui</terms> {type, select, plan {a} forfait {b} other {c}}',
    [
      'lacks the branch “pass” of {type}',
      'has the branch “forfait” of {type}, which the English does not have',
    ],
  ],
])('the import rejects a French text with rich parts that %s', (_, french, faults) => {
  expect(imported(`id,fr\nbuy.terms,"${french}"`).faults.map(({ problem }) => problem)).toEqual(
    faults.map((fault) => `the French ${fault}`),
  );
});

test('the import compares an English text with the English one for which the code was written', () => {
  const { faults } = imported('id,en\nbuy.total,"{sum}, {count}"');
  expect(faults.map(({ problem }) => problem)).toEqual([
    'the English lacks the value {price}',
    'the English has the value {sum}, which the English does not have',
  ]);
});

test('the import rejects the second of two rows with the same id', () => {
  const { faults } = imported('id,fr\nbuy.total,"{price}, {count}"\n,\nbuy.total,"{count}, {price}"');
  expect(faults.map(faultText)).toEqual(['Row 4, buy.total: the id is in row 2 too.']);
});

test.each<[title: string, file: Uint8Array, fault: RegExp]>([
  ['not in UTF-8', new Uint8Array([...bytes('id,fr\nbuy.total,'), 0xe9]), /^Row 1: the file is not in UTF-8/],
  ['in UTF-16', new Uint8Array([0xff, 0xfe, 0x69, 0, 0x64, 0]), /^Row 1: the file is not in UTF-8/],
  ['without an id column', bytes('area,fr\nbuy,Oui'), /^Row 1: the first row names no column “id”/],
  ['without texts', bytes('area,id\nbuy,buy.total'), /neither a column “en” nor a column “fr”/],
  ['with a column twice', bytes('id,fr,FR\nbuy.total,a,b'), /the column “fr” is there twice/],
  ['with an open quotation mark', bytes('id,fr\nbuy.total,"Oui'), /^Row 2: a quotation mark is not closed/],
  ['that is empty', bytes(''), /^Row 1: the first row names no column “id”/],
])('the import rejects a file %s', (_, file, fault) => {
  const read = readImport(file, MESSAGES_IN_TABLE);
  expect(read.faults.map(faultText)).toEqual([expect.stringMatching(fault)]);
  expect(read.changes).toEqual([]);
});

test('the import lists only changed texts, with their old versions, and ignores a faulty row', () => {
  const { faults, changes, rowCount } = imported(
    `id,en,fr\nbuy.total,"${MESSAGE.en}","{price}, {count}"\nbuy.terms,Yes,Oui`,
  );
  expect(changes).toEqual([
    { area: 'buy', id: 'buy.total', language: 'fr', before: MESSAGE.fr, after: '{price}, {count}' },
  ]);
  expect(new Set(faults.map(({ row }) => row))).toEqual(new Set([3]));
  expect(rowCount).toBe(2);
});

test('the saved changes contain only the changed rows, and can be imported', () => {
  const { changes } = imported('id,fr\nbuy.total,"{price}, {count}"');
  const csv = changesToCsv(MESSAGES_IN_TABLE, changes);
  expect(csv).toBe(`${MARK}area,id,en,fr\r\nbuy,buy.total,"${MESSAGE.en}","{price}, {count}"\r\n`);
  expect(imported(csv).changes).toEqual(changes);
});

test('writing an unchanged message file reproduces its format exactly', () => {
  for (const file of globSync(join(MESSAGES, '*/*.json'))) {
    const text = readFileSync(file, 'utf8');
    expect(toMessageFile(JSON.parse(text))).toBe(text);
  }
});

test('an import writes the changed texts into their files and leaves everything else unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MESSAGES, folder, { recursive: true });
  const before = readMessages(folder);
  const after = before.map((message) =>
    message.id === 'buy.checkout' ? { ...message, fr: 'Passage à la caisse' } : message,
  );
  const { faults, changes } = readImport(bytes(toCsv(after)), before);
  expect(faults).toEqual([]);
  writeChanges(changes, folder);
  expect(readMessages(folder)).toEqual(after);
  const differing = globSync('*/*.json', { cwd: folder }).filter(
    (file) => readFileSync(join(folder, file), 'utf8') !== readFileSync(join(MESSAGES, file), 'utf8'),
  );
  expect(differing).toEqual(['buy/fr.json']);
});
