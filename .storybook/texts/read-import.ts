import {
  COLUMNS,
  DECK_LANGUAGES,
  type DeckLanguage,
  LANGUAGE_NAMES,
  type Message,
  type TextChange,
} from './copy-deck-csv.ts';
import { parseCsv } from './csv.ts';
import { textFaults } from './message-rules.ts';

export interface ImportFault {
  /** The row number as in a spreadsheet, where the first row contains the names of the columns. */
  row: number;
  /** The id of the message. It is empty if the row names none. */
  id: string;
  /** A sentence without its full stop. */
  problem: string;
}

export interface Import {
  faults: ImportFault[];
  /** The changes in the rows that have no fault. */
  changes: TextChange[];
  /** The number of rows with a message. */
  rowCount: number;
}

export const faultText = ({ row, id, problem }: ImportFault): string =>
  `Row ${row}${id ? `, ${id}` : ''}: ${problem}.`;

/** Rejects encodings other than UTF-8, because they would silently change accents. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

/** Returns the fault in the names of the columns, if there is one. */
function headerFault(names: readonly string[]): string | null {
  if (!names.includes('id')) return 'the first row names no column “id”';
  if (!DECK_LANGUAGES.some((language) => names.includes(language)))
    return 'the first row names neither a column “en” nor a column “fr”';
  const twice = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  return twice ? `the column “${twice}” is there twice` : null;
}

const languagesIn = (cells: Cells): DeckLanguage[] =>
  DECK_LANGUAGES.filter((language) => cells[language] !== undefined);

/** Compares each text with the current English one, because the code passes the values of that text. */
const textsFaults = (message: Message, cells: Cells): string[] =>
  languagesIn(cells).flatMap((language) =>
    textFaults(message.id, language, cells[language] ?? '', message.en).map(
      (fault) => `the ${LANGUAGE_NAMES[language]} ${fault}`,
    ),
  );

const changesOf = (message: Message, cells: Cells): TextChange[] =>
  languagesIn(cells).flatMap((language) => {
    const { area, id, [language]: before } = message;
    const after = cells[language] ?? before;
    return after === before ? [] : [{ area, id, language, before, after }];
  });

/** Reads a file of messages, checks each row, and compares it with the current messages. */
export function readImport(bytes: Uint8Array, messages: readonly Message[]): Import {
  const refused = (row: number, problem: string): Import => ({
    faults: [{ row, id: '', problem }],
    changes: [],
    rowCount: 0,
  });
  const text = decode(bytes);
  if (text === null)
    return refused(1, 'the file is not in UTF-8, so accents would be lost: save it as “CSV UTF-8”');
  const { rows, brokenRow } = parseCsv(text);
  if (brokenRow) return refused(brokenRow, 'a quotation mark is not closed, or not doubled inside its cell');
  const [header = [], ...others] = rows;
  const names = header.map((name) => name.trim().toLowerCase());
  const fault = headerFault(names);
  if (fault) return refused(1, fault);

  const known = new Map(messages.map((message) => [message.id, message]));
  const rowOf = new Map<string, number>();
  const read: Import = { faults: [], changes: [], rowCount: 0 };

  function rowFaults(row: number, values: readonly string[], cells: Cells): string[] {
    const { id = '', area = '' } = cells;
    if (values.length !== names.length)
      return [`it has ${values.length} cells, and the first row has ${names.length}`];
    if (id === '') return ['the id is missing'];
    const earlier = rowOf.get(id);
    if (earlier) return [`the id is in row ${earlier} too`];
    rowOf.set(id, row);
    const message = known.get(id);
    if (!message) return ['no message has this id'];
    if (area !== '' && area !== message.area) return [`the area of this message is “${message.area}”`];
    return textsFaults(message, cells);
  }

  others.forEach((values, index) => {
    if (values.every((value) => value.trim() === '')) return;
    const row = index + 2;
    const cells: Cells = Object.fromEntries(names.map((name, column) => [name, values[column] ?? '']));
    cells.id = cells.id?.trim();
    cells.area = cells.area?.trim();
    const problems = rowFaults(row, values, cells);
    const message = known.get(cells.id ?? '');
    read.rowCount += 1;
    read.faults.push(...problems.map((problem) => ({ row, id: cells.id ?? '', problem })));
    if (message && problems.length === 0) read.changes.push(...changesOf(message, cells));
  });
  return read;
}
