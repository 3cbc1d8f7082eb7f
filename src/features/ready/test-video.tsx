import { lazy, type Ref, Suspense } from 'react';
import { useText } from '../../i18n/text';
import type { PlayerHandle, PlayerProps } from '../../player/types';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './ready-run.module.css';
import { TEST_SOURCE } from './test-stream';

// Lazy-loads the large player while the other steps of the check run.
const Player = lazy(() => import('../../player/player').then((module) => ({ default: module.Player })));

type TestVideoProps = Required<Pick<PlayerProps, 'onLog' | 'onEnded'>> & { ref: Ref<PlayerHandle> };

/** The muted test video. It uses the same player as events. */
export function TestVideo(props: TestVideoProps) {
  const text = useText();
  return (
    <div className={styles.video}>
      <Suspense fallback={<Skeleton className={styles.waiting} />}>
        <Player
          videoId="test"
          source={TEST_SOURCE}
          title={text('check.testTitle')}
          autoPlay
          muted
          bare
          {...props}
        />
      </Suspense>
    </div>
  );
}
