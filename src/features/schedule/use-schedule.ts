import { useLocation, useSearchParams } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { KEEP_SCROLL } from '../../browser/keep-scroll';
import { findTarget } from '../../lib/channel/find-target';
import { useViewerDays } from './days/use-viewer-days';
import {
  type FixedFilters,
  readFilters,
  type ScheduleFilters,
  toListParams,
  writeFilters,
} from './filters/schedule-filters';
import { pageAt, routeStatus } from './route-status';

/** The state of the list, read from the URL: the channel page, the filters and the request parameters. */
export function useSchedule() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const channel = useChannel();
  const teams = useParticipants();
  const { today } = useViewerDays();

  const page = pageAt(channel.pages, pathname);
  const filters = readFilters(query);
  const school = findTarget(channel['participant-groups'], filters.school);
  const team = findTarget(teams.values(), filters.team);
  const fixed: FixedFilters = page?.filters ?? { stream_status: routeStatus(pathname) ?? null };
  const params = toListParams(filters, { school: school?.id ?? null, team: team?.id ?? null }, fixed, today);

  return {
    page,
    fixed,
    filters,
    school,
    team,
    params,
    choose: (change: Partial<ScheduleFilters>) =>
      setQuery(writeFilters(query, change), { state: KEEP_SCROLL, replace: 'title' in change }),
    clear: () =>
      setQuery(
        writeFilters(query, {
          ...Object.fromEntries(Object.keys(filters).map((name) => [name, null])),
          status: filters.status,
          favourites: filters.favourites,
        }),
        { state: KEEP_SCROLL },
      ),
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
