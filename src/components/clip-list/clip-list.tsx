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
  /** Small cards: six in a row on a laptop, three on a tablet. */
  size?: 'small' | 'medium';
  /** How many placeholders follow the clips while more of them load. */
  waiting?: number;
}

/** Clips in a grid; on a phone, in a row to swipe. */
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
