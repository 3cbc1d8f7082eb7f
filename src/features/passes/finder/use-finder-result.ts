import { useMemo } from 'react';
import { useGeoRestriction } from '../../../api/hooks/geo-restriction';
import { useViewer } from '../../../api/hooks/viewer';
import { findPasses } from './find-passes';
import type { FinderFilters } from './finder-filters';
import { useFinderEvents } from './use-finder-events';
import { useOnSale } from './use-on-sale';

/** The cheapest passes for the filters, with the events that the search used. */
export function useFinderResult(filters: FinderFilters) {
  const viewer = useViewer();
  const list = useFinderEvents(filters);
  const { sale, ...offer } = useOnSale();
  const { blocked } = useGeoRestriction(null);
  const loaded = list.hasFilters && list.loaded;
  const { renewing } = filters;
  const { events } = list;
  // Memoized, because the search takes a while.
  const result = useMemo(
    () => (loaded && sale ? findPasses(events, sale, { geoBlocked: blocked, renewing }) : null),
    [loaded, events, sale, blocked, renewing],
  );
  return {
    hasFilters: list.hasFilters,
    start: list.start,
    events,
    more: list.more,
    signedIn: viewer !== null,
    result,
    error: list.error ?? offer.error,
    isFetching: list.isFetching || offer.isFetching,
    retry: () => {
      list.retry();
      offer.retry();
    },
  };
}
