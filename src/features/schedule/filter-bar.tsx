import { useDeferredValue, useState } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { SearchBox } from '../../ui/form/search-box';
import { Select } from '../../ui/form/select';
import { FilterIcon } from '../../ui/icons/action-icons';
import { StarIcon } from '../../ui/icons/icons';
import styles from './filter-bar.module.css';
import { FilterPanel } from './filter-panel';
import { countChosen, defaultSort, type Sort } from './schedule-filters';

import type { Schedule } from './use-schedule';

const SORTS = [
  ['event_utc_ts-asc', 'browse.sortEarliest'],
  ['event_utc_ts-desc', 'browse.sortLatest'],
  ['name-asc', 'browse.sortName'],
  ['name-desc', 'browse.sortNameBack'],
] as const satisfies readonly (readonly [Sort, string])[];

/** Search, sort order, and the other filters, which expand below. */
export function FilterBar({ schedule }: { schedule: Schedule }) {
  const text = useText();
  const { page, filters, fixed, choose, clear } = schedule;
  const chosen = countChosen(filters);
  const [open, setOpen] = useState(chosen > 0);
  // The button reacts at once; rendering the filters of a large channel is deferred.
  const unfolded = useDeferredValue(open);
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        {!filters.favourites && (
          <SearchBox
            label={text('browse.search')}
            value={filters.title ?? ''}
            onSearch={(title) => choose({ title: title || null })}
          />
        )}
        {!page && (
          <Button
            look={filters.favourites ? 'primary' : 'secondary'}
            aria-pressed={filters.favourites === true}
            onClick={() => choose({ favourites: filters.favourites ? null : true })}
          >
            <StarIcon />
            {text('browse.favouritesOnly')}
          </Button>
        )}
        <Button look="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          <FilterIcon />
          {text('browse.filters')}
          {chosen > 0 && <span className={styles.count}>{chosen}</span>}
        </Button>
        {chosen > 0 && (
          <Button look="quiet" onClick={clear}>
            {text('browse.clear')}
          </Button>
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
      {unfolded && <FilterPanel schedule={schedule} />}
    </search>
  );
}
