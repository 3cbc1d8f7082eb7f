import type { HomepageEvents } from '@generated/model';
import { Suspense, useRef } from 'react';
import { ViewMenu } from '../../components/event-list/view-menu';
import { lazySection } from '../../components/loading/lazy-section';
import { paths } from '../../lib/links/paths';
import { useIsNear } from '../../ui/hooks/use-is-near';
import styles from './home-screen.module.css';
import { HomeSection } from './home-section';

const MoreRows = lazySection(
  () => import('./rows/more-rows').then(({ MoreRows: part }) => part),
  'teams',
  'library',
);

/**
 * The rows of the home page. The row of live games loads at once, and the rows below
 * load when the viewer scrolls near them.
 */
export function HomeRows({ events }: { events: HomepageEvents }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(end);
  return (
    <>
      <HomeSection title="home.live" events={events.live} more={paths.live} eager={4} action={<ViewMenu />} />
      <div ref={end} className={styles.later}>
        {isNear && (
          <Suspense>
            <MoreRows events={events} />
          </Suspense>
        )}
      </div>
    </>
  );
}
