import { useListHomepageEvents } from '@generated/api/events/events';
import { useSearchParams } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { EventListSkeleton } from '../../components/event-list/event-list';
import { ViewSwitch } from '../../components/event-list/view-switch';
import { FavouriteStar } from '../../components/favourites/favourite-star';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text } from '../../i18n/text';
import { findTarget } from '../../lib/channel/find-target';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { RenderInSlices } from '../../ui/list/render-in-slices';
import { FavouritesSection } from './favourites-section';
import styles from './home-screen.module.css';
import { HomeSection } from './home-section';
import { Slides } from './slides';
import { slidesFor } from './slides-for';

export { prefetchHome as prefetchData } from './prefetch-home';

export function Component() {
  const channel = useChannel();
  const teams = useParticipants();
  const [query] = useSearchParams();
  const school = findTarget(channel['participant-groups'], query.get('school'));
  const team = findTarget(teams.values(), query.get('team'));
  const chosen = team ?? school;
  const slides = slidesFor(channel.slides, { school: school?.id ?? null, team: team?.id ?? null });
  const { data, error, isFetching, refetch } = useListHomepageEvents({ school: school?.id, team: team?.id });
  const filter = team ? `?team=${team.id}` : school ? `?school=${school.id}` : '';
  const nothing = data && Object.values(data).every((list) => list.length === 0);

  return (
    <>
      {slides.length > 0 && <Slides key={filter} slides={slides} />}
      <div className={styles.page}>
        <div className={styles.top}>
          {chosen ? (
            <>
              <h1>{chosen.name}</h1>
              <FavouriteStar
                labelled
                type={team ? 'participant' : 'group'}
                id={chosen.id}
                name={chosen.name}
              />
            </>
          ) : (
            <VisuallyHidden as="h1">{channel.settings.name}</VisuallyHidden>
          )}
          <ViewSwitch />
        </div>
        {data ? (
          <RenderInSlices>
            <HomeSection title="home.live" events={data.live} more={`${paths.live}${filter}`} eager={4} />
            {!chosen && <FavouritesSection />}
            <HomeSection title="home.upcoming" events={data.upcoming} more={`${paths.upcoming}${filter}`} />
            <HomeSection title="home.featured" events={data.featured} more={null} />
            <HomeSection title="home.onDemand" events={data.vod} more={`${paths.vod}${filter}`} />
          </RenderInSlices>
        ) : error ? (
          <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <div className={styles.section} role="status">
            <VisuallyHidden>
              <Text id="state.loading" />
            </VisuallyHidden>
            <Skeleton className={styles.headingSkeleton} />
            <EventListSkeleton count={8} />
          </div>
        )}
        {nothing && (
          <MessagePanel
            title={
              chosen ? <Text id="home.nothingFor" values={{ name: chosen.name }} /> : <Text id="home.empty" />
            }
            actions={
              chosen && (
                <LinkButton to={paths.home} look="secondary">
                  <Text id="home.unfiltered" />
                </LinkButton>
              )
            }
          >
            <p>
              <Text id="home.emptyBody" />
            </p>
          </MessagePanel>
        )}
      </div>
    </>
  );
}
