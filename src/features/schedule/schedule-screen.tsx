import { useLocation, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../api/hooks/viewer';
import { ViewMenu } from '../../components/event-list/view-menu';
import { FavouriteStar } from '../../components/favourites/favourite-star';
import { Text, useText } from '../../i18n/text';
import { pageTitle } from '../../lib/channel/channel-pages';
import { pathWithQuery } from '../../lib/links/path-with-query';
import { Page } from '../../ui/layout/page';
import { Link } from '../../ui/navigation/link';
import { NavLink } from '../../ui/navigation/nav-link';
import { DateStrip } from './days/date-strip';
import { EventPages } from './event-pages';
import { activeFilters } from './filters/active-filters';
import { FilterBar } from './filters/filter-bar';
import { writeFilters } from './filters/schedule-filters';
import { LogInForFavourites } from './log-in-for-favourites';
import { PageText } from './page-text';
import { STATUS_ROUTES } from './route-status';
import { hasStrip } from './schedule-requests';
import styles from './schedule-screen.module.css';
import { useSchedule } from './use-schedule';

export { openPageText as openFirst } from './open-page-text';
export { prefetchSchedule as prefetchData } from './prefetch-schedule';

/** The screen for the schedule, live, upcoming and on-demand events, and for the channel's own pages. */
export function Component() {
  const text = useText();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const schedule = useSchedule();
  const viewer = useViewer();
  const { page, filters, school, team, params, clear } = schedule;
  const subject = team ?? school;
  const favourites = !page && filters.favourites === true;
  const isFiltered = activeFilters(filters).some(({ name }) => name !== 'favourites');
  const title = page ? pageTitle(page) : (subject?.name ?? text('browse.schedule'));
  return (
    <Page
      title={title}
      actions={
        <div className={styles.actions}>
          {subject && (
            <FavouriteStar
              labelled
              type={team ? 'participant' : 'group'}
              id={subject.id}
              name={subject.name}
            />
          )}
          <ViewMenu />
        </div>
      }
    >
      {page?.html && (
        <div className={styles.words}>
          <PageText html={page.html} />
        </div>
      )}
      <nav className={styles.doors} aria-label={text('browse.status')}>
        {page
          ? page.filters.stream_status === null &&
            STATUS_ROUTES.map(({ status, label }) => (
              <Link
                key={label}
                to={pathWithQuery(pathname, writeFilters(query, { status }))}
                aria-current={filters.status === status ? 'page' : undefined}
              >
                <Text id={label} />
              </Link>
            ))
          : STATUS_ROUTES.map(({ path, label }) => (
              <NavLink key={path} to={path + search} end>
                <Text id={label} />
              </NavLink>
            ))}
      </nav>
      {!favourites && hasStrip(params, filters.start_date === null && filters.end_date === null) && (
        <DateStrip filters={filters} params={params} choose={schedule.choose} />
      )}
      <FilterBar schedule={schedule} />
      {favourites && !viewer ? (
        <LogInForFavourites />
      ) : (
        <EventPages
          params={params}
          favourites={favourites}
          filtered={isFiltered || filters.title !== null}
          onClear={clear}
        />
      )}
    </Page>
  );
}
