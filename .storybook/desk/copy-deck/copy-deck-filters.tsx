import { areasOf, countRows, type DeckFilter, type DeckRow, filterRows, NO_FILTER } from './copy-deck-view';

interface CopyDeckFiltersProps {
  rows: readonly DeckRow[];
  filter: DeckFilter;
  onChange(filter: DeckFilter): void;
}

const number = new Intl.NumberFormat('en');

/** Shows the filters, two of them with the number of messages that they would list. */
export function CopyDeckFilters({ rows, filter, onChange }: CopyDeckFiltersProps) {
  const counts = countRows(filterRows(rows, { ...filter, isLonger: false, isUnshown: false }));
  const change = (part: Partial<DeckFilter>) => onChange({ ...filter, ...part });
  return (
    <search className="copy-deck-filters">
      <label>
        <span>Search</span>
        <input
          type="search"
          value={filter.search}
          placeholder="buy.all, refund, remboursement…"
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <label>
        <span>Area</span>
        <select value={filter.area} onChange={({ target }) => change({ area: target.value })}>
          <option value="">All</option>
          {areasOf(rows).map((area) => (
            <option key={area}>{area}</option>
          ))}
        </select>
      </label>
      <label className="copy-deck-check">
        <input
          type="checkbox"
          checked={filter.isLonger}
          onChange={({ target }) => change({ isLonger: target.checked, isUnshown: false })}
        />
        <span>Longer than its room in French ({number.format(counts.longer)})</span>
      </label>
      <label className="copy-deck-check">
        <input
          type="checkbox"
          checked={filter.isUnshown}
          onChange={({ target }) => change({ isUnshown: target.checked, isLonger: false })}
        />
        <span>Shown by no story ({number.format(counts.unshown)})</span>
      </label>
      <button type="button" onClick={() => onChange(NO_FILTER)}>
        Clear
      </button>
    </search>
  );
}
