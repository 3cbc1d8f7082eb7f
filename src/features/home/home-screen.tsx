import { useListHomepageEvents } from '@generated/api/events/events';
import { useSearchParams } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { EventListSkeleton } from '../../components/event-list/event-list';
import { ViewMenu } from '../../components/event-list/view-menu';
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

const SECTIONS = ['live', 'upcoming', 'featured', 'vod'] as const;

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
  const first = data && SECTIONS.find((name) => data[name].length > 0);
  const section = (name: (typeof SECTIONS)[number]) => ({
    events: data?.[name] ?? [],
    action: name === first && <ViewMenu />,
  });

  return (
    <>
      {slides.length > 0 && <Slides key={filter} slides={slides} />}
      <div className={styles.page}>
        {chosen ? (
          <div className={styles.top}>
            <h1>{chosen.name}</h1>
            <FavouriteStar labelled type={team ? 'participant' : 'group'} id={chosen.id} name={chosen.name} />
          </div>
        ) : (
          <VisuallyHidden as="h1">{channel.settings.name}</VisuallyHidden>
        )}
        {data ? (
          <RenderInSlices>
            <HomeSection {...section('live')} title="home.live" more={`${paths.live}${filter}`} eager={4} />
            {!chosen && <FavouritesSection />}
            <HomeSection {...section('upcoming')} title="home.upcoming" more={`${paths.upcoming}${filter}`} />
            <HomeSection {...section('featured')} title="home.featured" more={null} />
            <HomeSection {...section('vod')} title="home.onDemand" more={`${paths.vod}${filter}`} />
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
        {data && !first && (
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
