import type { StoppedRecording } from '../../../browser/memory/resume-memory';
import { WatchedLine } from '../../../components/vod-card/watched-line';
import { Text, useText } from '../../../i18n/text';
import { VideoCard } from '../../../ui/card/video-card';
import { VideoCardSkeleton } from '../../../ui/card/video-card-skeleton';
import { RowHeading } from './row-heading';
import styles from './rows.module.css';
import { useUnfinished } from './use-unfinished';

/** The recordings that the viewer stopped before their end. */
export function ContinueRow({ stopped }: { stopped: readonly StoppedRecording[] }) {
  const text = useText();
  const rows = useUnfinished(stopped);
  if (rows.length === 0) return null;
  return (
    <RowHeading title={text('rows.continue')}>
      <ul className={styles.continue} aria-label={text('rows.continue')}>
        {rows.map(({ key, card }) =>
          card ? (
            <li key={key}>
              <VideoCard
                picture={
                  <>
                    {card.picture}
                    <WatchedLine part={card.part} />
                  </>
                }
                title={card.title}
                to={card.to}
                note={<Text id="rows.left" values={{ minutes: card.minutes }} />}
              />
            </li>
          ) : (
            <li key={key} aria-hidden="true">
              <VideoCardSkeleton />
            </li>
          ),
        )}
      </ul>
    </RowHeading>
  );
}
