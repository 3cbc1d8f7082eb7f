import { useListHomepageEvents } from '@generated/api/events/events';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { EventListSkeleton } from '../../components/event-list/event-list';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text } from '../../i18n/text';
import { findTarget } from '../../lib/channel/find-target';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Highlights } from './highlights';
import { HomeRows } from './home-rows';
import styles from './home-screen.module.css';
import { Slides } from './slides';
import slideStyles from './slides.module.css';
import { slidesFor } from './slides-for';
import { useIsFollowed } from './use-is-followed';

export { prefetchHome as prefetchData } from './prefetch-home';

const TeamHome = lazy(() => import('./team/team-home').then(({ openTeamHome }) => openTeamHome()));

export function Component() {
  const channel = useChannel();
  const teams = useParticipants();
  const [query] = useSearchParams();
  const school = findTarget(channel['participant-groups'], query.get('school'));
  const team = findTarget(teams.values(), query.get('team'));
  const chosen = team ?? school;
  if (!chosen) return <ChannelHome />;
  return (
    <Suspense fallback={<Waiting />}>
      <TeamHome team={team} school={school} />
    </Suspense>
  );
}

/** The home page of the channel: the highlights, then the rows that matter most to the viewer first. */
function ChannelHome() {
  const channel = useChannel();
  const isFollowed = useIsFollowed();
  const { data, error, isFetching, refetch } = useListHomepageEvents({});
  const isReady = data && isFollowed;
  const isFailed = error && !data;
  return (
    <>
      {isReady ? (
        <Highlights events={data} isFollowed={isFollowed} />
      ) : isFailed ? (
        <Slides slides={slidesFor(channel.slides)} />
      ) : (
        <Skeleton className={slideStyles.slide} />
      )}
      <div className={styles.page}>
        <VisuallyHidden as="h1">{channel.settings.name}</VisuallyHidden>
        {isReady ? (
          <HomeRows events={data} />
        ) : isFailed ? (
          <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Waiting />
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.section} role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.headingSkeleton} />
      <EventListSkeleton count={8} />
    </div>
  );
}
