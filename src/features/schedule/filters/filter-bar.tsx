import { useDeferredValue, useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { SearchBox } from '../../../ui/form/search-box';
import { Select } from '../../../ui/form/select';
import { useMedia } from '../../../ui/hooks/use-media';
import { FilterIcon } from '../../../ui/icons/action-icons';
import { StarIcon } from '../../../ui/icons/icons';
import { PHONE } from '../phone';
import type { Schedule } from '../use-schedule';
import { ActiveFilterList } from './active-filter-list';
import { activeFilters } from './active-filters';
import styles from './filter-bar.module.css';
import { FilterPanel } from './filter-panel';
import { defaultSort, type Sort } from './schedule-filters';

const SORTS = [
  ['event_utc_ts-asc', 'browse.sortEarliest'],
  ['event_utc_ts-desc', 'browse.sortLatest'],
  ['name-asc', 'browse.sortName'],
  ['name-desc', 'browse.sortNameBack'],
] as const satisfies readonly (readonly [Sort, string])[];

/** The search box, the favourites button, the sort order, and a panel with the other filters. */
export function FilterBar({ schedule }: { schedule: Schedule }) {
  const text = useText();
  // There, only the search box and one button fit into a line.
  const phone = useMedia(PHONE);
  const { page, filters, fixed, choose, clear } = schedule;
  const active = activeFilters(filters);
  const chosen = active.filter(({ name }) => name !== 'favourites').length;
  const [open, setOpen] = useState(chosen > 0 && !phone);
  // The button reacts at once. Rendering the filters of a large channel takes longer and is deferred.
  const deferredOpen = useDeferredValue(open);
  return (
    <search className={styles.bar}>
      <div className={styles.line} data-open={open}>
        {!filters.favourites && (
          <SearchBox
            label={text('browse.search')}
            hint={text('browse.searchHint')}
            value={filters.title ?? ''}
            onSearch={(title) => choose({ title: title || null })}
          />
        )}
        <Button look="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          <FilterIcon />
          {text('browse.filters')}
          {chosen > 0 && <span className={styles.count}>{chosen}</span>}
        </Button>
        {!page && (
          <div className={styles.favourites}>
            <Button
              look={filters.favourites ? 'primary' : 'secondary'}
              aria-pressed={filters.favourites === true}
              onClick={() => choose({ favourites: filters.favourites ? null : true })}
            >
              <StarIcon />
              {text('browse.favouritesOnly')}
            </Button>
          </div>
        )}
        <div className={styles.sort}>
          <Select
            label={text('browse.sort')}
            value={filters.sort ?? defaultSort(fixed.stream_status ?? filters.status)}
            options={SORTS.map(([value, id]) => ({ value, label: text(id) }))}
            onChoose={(value) => choose({ sort: SORTS.find(([sort]) => sort === value)?.[0] ?? null })}
          />
        </div>
      </div>
      {deferredOpen && <FilterPanel schedule={schedule} />}
      {active.length > 0 && (
        <div className={styles.active}>
          {/* The open panel shows the active filters, so the list is needed only while it is closed. */}
          {!open && <ActiveFilterList schedule={schedule} />}
          {chosen > 0 && (
            <Button look="quiet" size="small" onClick={clear}>
              {text('browse.clear')}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}
