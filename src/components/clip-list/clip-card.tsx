import type { Clip } from '@generated/model';
import { paths } from '../../lib/links/paths';
import { clockText } from '../../lib/text/clock-text';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import styles from './clip-card.module.css';

interface ClipCardProps {
  clip: Clip;
  /** What follows the name: the clip's tags, or the game where that is not known from the page. */
  about?: 'tags' | 'game';
}

/** A clip card; all of it links to the clip. */
export function ClipCard({ clip, about = 'tags' }: ClipCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={clip.image} alt="" width="640" height="360" loading="lazy" decoding="async" />
        <span className={styles.duration}>{clockText(Math.ceil(clip.duration))}</span>
      </div>
      <h3 className={styles.name}>
        <Link to={paths.share(clip.id, clip.uuid)}>{clip.name}</Link>
      </h3>
      <p className={styles.about}>{about === 'game' ? clip.event_name : clip.tags.join(' · ')}</p>
    </article>
  );
}
