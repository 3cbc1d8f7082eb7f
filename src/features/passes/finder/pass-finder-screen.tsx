import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../browser/keep-scroll';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { Page } from '../../../ui/layout/page';
import { FinderAnswer } from './finder-answer';
import { FinderChoices } from './finder-choices';
import { type FinderFilters, parseFinderFilters, toFinderQuery } from './finder-filters';
import { FinderSkeleton } from './finder-skeleton';
import styles from './pass-finder-screen.module.css';
import { useFinderResult } from './use-finder-result';

/** The pass finder, which finds the cheapest way to watch all events that match the filters. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const filters = parseFinderFilters(query);
  const found = useFinderResult(filters);
  const { hasFilters, start, events, result, error } = found;
  const choose = (change: Partial<FinderFilters>) =>
    setQuery(toFinderQuery({ ...filters, ...change }), { state: KEEP_SCROLL });
  return (
    <Page title={<Text id="finder.title" />}>
      <p className={styles.lead}>
        <Text id="finder.lead" />
      </p>
      <div className={styles.columns} data-browses={!hasFilters}>
        <FinderChoices filters={filters} start={start} browses={!hasFilters} onChoose={choose} />
        {hasFilters && (
          <div className={styles.answer} aria-busy={found.isFetching}>
            {error ? (
              <LoadFailure error={error} onRetry={found.retry} retrying={found.isFetching} />
            ) : !result ? (
              <FinderSkeleton />
            ) : events.length === 0 ? (
              <MessagePanel
                role="status"
                title={<Text id="finder.noEvents" />}
                actions={
                  (filters.start_date || filters.end_date) && (
                    <Button look="secondary" onClick={() => choose({ start_date: null, end_date: null })}>
                      <Text id="finder.anyDay" />
                    </Button>
                  )
                }
              >
                <p>
                  <Text id="finder.noEventsBody" />
                </p>
              </MessagePanel>
            ) : (
              <FinderAnswer result={result} events={events} more={found.more} signedIn={found.signedIn} />
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
