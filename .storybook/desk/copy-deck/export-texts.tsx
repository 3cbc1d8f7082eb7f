import { toCsv } from '../../texts/copy-deck-csv';
import type { DeckRow } from './copy-deck-view';
import { saveFile } from './save-file';

interface ExportTextsProps {
  rows: readonly DeckRow[];
  /** Those that the filters leave. */
  listed: readonly DeckRow[];
}

const save = (rows: readonly DeckRow[]) =>
  saveFile('grandstand-texts.csv', toCsv(rows.map(({ message }) => message)));

export function ExportTexts({ rows, listed }: ExportTextsProps) {
  return (
    <p className="copy-deck-actions">
      <button type="button" onClick={() => save(rows)}>
        Export all {rows.length} as CSV
      </button>
      {listed.length > 0 && listed.length < rows.length && (
        <button type="button" onClick={() => save(listed)}>
          Export the {listed.length} listed
        </button>
      )}
    </p>
  );
}
