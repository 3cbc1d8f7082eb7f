import type { HomepageEvents } from '@generated/model';
import { Suspense, useRef, useState } from 'react';
import { useViewer } from '../../api/hooks/viewer';
import { hasPositions } from '../../browser/memory/resume-prefix';
import { ViewMenu } from '../../components/event-list/view-menu';
import { lazySection } from '../../components/loading/lazy-section';
import { paths } from '../../lib/links/paths';
import { useSeen } from '../../ui/hooks/use-seen';
import styles from './home-screen.module.css';
import { HomeSection } from './home-section';

const PersonalRows = lazySection(
  () => import('./rows/personal-rows').then(({ PersonalRows: part }) => part),
  'teams',
  'library',
);
const LaterRows = lazySection(
  () => import('./rows/later-rows').then(({ LaterRows: part }) => part),
  'teams',
  'library',
);

/** How near the viewer comes to the later rows before they load. */
const NEAR = '320px';

interface HomeRowsProps {
  events: HomepageEvents;
  hasFavourites: boolean;
}

/** The rows of home, in the order of a fan's interest. All but what is on now load when they are needed. */
export function HomeRows({ events, hasFavourites }: HomeRowsProps) {
  const userId = useViewer()?.id ?? null;
  const [isWatching] = useState(() => hasPositions(userId));
  const end = useRef<HTMLDivElement>(null);
  const isNear = useSeen(end, NEAR);
  const isPersonal = hasFavourites || isWatching;
  return (
    <>
      <HomeSection title="home.live" events={events.live} more={paths.live} eager={4} action={<ViewMenu />} />
      <div ref={end} className={styles.later}>
        {isNear && (
          // The rows appear together, so that none is pushed down by one above it.
          <Suspense>
            {isPersonal && <PersonalRows hasFavourites={hasFavourites} />}
            <LaterRows events={events} />
          </Suspense>
        )}
      </div>
    </>
  );
}
