import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from '../navigation/link';
import styles from './video-card.module.css';

interface VideoCardProps extends HTMLAttributes<HTMLElement> {
  /** The image of the video, with badges over it. */
  picture: ReactNode;
  title: string;
  to: string;
  level?: 2 | 3;
  /** The line below the title. */
  note: ReactNode;
}

/** A card for a video. The whole card links to the video. */
export function VideoCard({ picture, title, to, level = 3, note, ...rest }: VideoCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} aria-label={title} {...rest}>
      <div className={styles.picture}>{picture}</div>
      <Heading className={styles.title}>
        <Link to={to}>{title}</Link>
      </Heading>
      <p className={styles.note}>{note}</p>
    </article>
  );
}
