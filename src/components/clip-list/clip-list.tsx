import type { Clip } from '@generated/model';
import type { ComponentProps } from 'react';
import { VideoCardSkeleton } from '../../ui/card/video-card-skeleton';
import { PlaceholderItems } from '../../ui/feedback/skeleton';
import { ClipCard } from './clip-card';
import styles from './clip-list.module.css';

interface ClipListProps {
  label: string;
  clips: readonly Clip[];
  about?: ComponentProps<typeof ClipCard>['about'];
  /** Small cards are shown six in a row on a laptop and three in a row on a tablet. */
  size?: 'small' | 'medium';
  /** The number of placeholders after the clips while more clips load. */
  waiting?: number;
}

/** A grid of clips. On a phone, a row that can be swiped. */
export function ClipList({ label, clips, about, size, waiting = 0 }: ClipListProps) {
  return (
    <ul className={styles.list} data-size={size} aria-label={label} aria-busy={waiting > 0}>
      {clips.map((clip) => (
        <li key={clip.id}>
          <ClipCard clip={clip} about={about} />
        </li>
      ))}
      <PlaceholderItems count={waiting}>
        <VideoCardSkeleton />
      </PlaceholderItems>
    </ul>
  );
}
