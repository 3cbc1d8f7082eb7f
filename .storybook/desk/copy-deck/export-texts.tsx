import { toCsv } from '../../texts/copy-deck-csv';
import type { DeckRow } from './copy-deck-view';
import { saveFile } from './save-file';

interface ExportTextsProps {
  rows: readonly DeckRow[];
  /** The rows that pass the filters. */
  listed: readonly DeckRow[];
}

const save = (rows: readonly DeckRow[]) =>
  saveFile('grandstand-texts.csv', toCsv(rows.map(({ message }) => message)));

const number = new Intl.NumberFormat('en');

/** Shows how many messages are listed, and buttons that save them. */
export function ExportTexts({ rows, listed }: ExportTextsProps) {
  return (
    <>
      <p role="status">
        {number.format(listed.length)} of {number.format(rows.length)} messages
      </p>
      <button type="button" onClick={() => save(rows)}>
        Export all as CSV
      </button>
      {listed.length > 0 && listed.length < rows.length && (
        <button type="button" onClick={() => save(listed)}>
          Export the {number.format(listed.length)} listed
        </button>
      )}
    </>
  );
}
