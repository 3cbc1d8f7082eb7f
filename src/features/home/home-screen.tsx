import { useListHomepageEvents } from '@generated/api/events/events';
import { useSearchParams } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { Text } from '../../i18n/text';
import { findTarget } from '../../lib/find-target';
import { paths } from '../../lib/paths';
import { EventListSkeleton } from '../../parts/event-list';
import { FavouriteStar } from '../../parts/favourite-star';
import { LoadFailure } from '../../parts/load-failure';
import { ViewSwitch } from '../../parts/view-switch';
import { LinkButton } from '../../ui/button';
import { MessagePanel } from '../../ui/message-panel';
import { Skeleton } from '../../ui/skeleton';
import { Unfold } from '../../ui/unfold';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FavouritesSection } from './favourites-section';
import styles from './home-screen.module.css';
import { HomeSection } from './home-section';
import { Slides } from './slides';
import { slidesFor } from './slides-for';

export { askHome as ask } from './ask-home';

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
          <Unfold>
            <HomeSection title="home.live" events={data.live} more={`${paths.live}${filter}`} eager={4} />
            {!chosen && <FavouritesSection />}
            <HomeSection title="home.upcoming" events={data.upcoming} more={`${paths.upcoming}${filter}`} />
            <HomeSection title="home.featured" events={data.featured} more={null} />
            <HomeSection title="home.onDemand" events={data.vod} more={`${paths.vod}${filter}`} />
          </Unfold>
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
