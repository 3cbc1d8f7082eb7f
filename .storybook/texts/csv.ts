/** Without this mark, Excel does not read a file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const SEPARATORS = [',', ';', '\t'] as const;

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/** Matches cells that a spreadsheet would take for a formula. An apostrophe before them prevents that. */
const IS_FORMULA = /^'*[=+@-]/;
const IS_GUARDED = /^'+[=+@-]/;

function writeCell(text: string): string {
  const cell = IS_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function readCell(cell: string): string {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return (IS_GUARDED.test(text) ? text.slice(1) : text).replaceAll(/\r\n?/g, '\n');
}

/** Writes rows in the format of RFC 4180, so that Excel can read them. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');

/**
 * Detects the separator from the first row, whose column names contain none. French Excel uses semicolons.
 */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => header.split(separator).length;
  return [...SEPARATORS].sort((one, other) => count(other) - count(one))[0] ?? ',';
}

interface Csv {
  rows: string[][];
  /**
   * The number of the first row that cannot be read because of its quotation marks. The rows before it are
   * read.
   */
  brokenRow?: number;
}

export function parseCsv(input: string): Csv {
  const text = input.startsWith(BYTE_ORDER_MARK) ? input.slice(1) : input;
  const separator = separatorOf(text);
  const cell = new RegExp(
    `("(?:[^"]|"")*"|(?!")[^${separator}\\r\\n]*)(${separator}|\\r\\n|[\\r\\n]|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, value = '', end] = cell.exec(text) ?? [];
    if (end === undefined) return { rows, brokenRow: rows.length + 1 };
    row.push(readCell(value));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return { rows };
}
