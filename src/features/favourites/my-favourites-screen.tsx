import { useListFavorites } from '@generated/api/favourites/favourites';
import type { Favorite } from '@generated/model';
import { useRef, useState } from 'react';
import { tutorialSeen } from '../../browser/memory/tutorial-seen';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { followedEvents, followedGroups, mergeSeen } from './favourite-rows';
import { FavouritesCalendar } from './favourites-calendar';
import { FollowedEvents } from './followed-events';
import { FollowedList } from './followed-list';
import styles from './my-favourites-screen.module.css';
import { Tutorial } from './tutorial';
import { useDescribe } from './use-describe';

const NO_ROWS: readonly Favorite[] = [];

/** The page with the viewer's favourite teams, schools and sports. */
export function Component() {
  const { data, error, isFetching, refetch } = useListFavorites();
  const describe = useDescribe();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsTutorial, setShowsTutorial] = useState(() => !tutorialSeen.read('favourites'));
  const [seen, setSeen] = useState(NO_ROWS);
  const shown = mergeSeen(seen, data?.data ?? NO_ROWS);
  if (shown !== seen) setSeen(shown);

  return (
    <section className={styles.screen}>
      <div className={styles.heading}>
        <h2>
          <Text id="profile.favourites" />
        </h2>
        {data && data.data.length > 0 && (
          <LinkButton to={`${paths.schedule}?favourites=1`} look="secondary" size="small">
            <Text id="favourites.theirEvents" />
          </LinkButton>
        )}
        {data && <FavouritesCalendar favourites={data.data} />}
        {!showsTutorial && (
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              setShowsTutorial(true);
              requestAnimationFrame(() => heading.current?.focus());
            }}
          >
            <Text id="favourites.how" />
          </Button>
        )}
      </div>
      {showsTutorial && (
        <Tutorial
          heading={heading}
          onClose={() => {
            tutorialSeen.markSeen('favourites');
            setShowsTutorial(false);
          }}
        />
      )}
      {data ? (
        shown.length === 0 ? (
          <MessagePanel
            title={<Text id="favourites.none" />}
            actions={
              <LinkButton to={paths.schedule}>
                <Text id="favourites.findSome" />
              </LinkButton>
            }
          >
            <p>
              <Text id="favourites.noneBody" />
            </p>
          </MessagePanel>
        ) : (
          <>
            <Lists groups={followedGroups(shown, describe)} />
            <FollowedEvents ids={followedEvents(shown)} />
          </>
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <div role="status" className={styles.kind}>
          <VisuallyHidden>
            <Text id="state.loading" />
          </VisuallyHidden>
          <Skeleton className={styles.rowSkeleton} />
          <Skeleton className={styles.rowSkeleton} />
          <Skeleton className={styles.rowSkeleton} />
        </div>
      )}
    </section>
  );
}

function Lists({ groups }: { groups: ReturnType<typeof followedGroups> }) {
  return (
    <>
      <FollowedList title="favourites.teams" rows={groups.participant} />
      <FollowedList title="favourites.schools" rows={groups.group} />
      <FollowedList title="favourites.sports" rows={groups.category} />
      <FollowedList title="favourites.locations" rows={groups.event_location} />
    </>
  );
}
