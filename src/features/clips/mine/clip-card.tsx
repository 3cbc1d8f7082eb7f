import type { Clip } from '@generated/model';
import { paths } from '../../../lib/links/paths';
import { clockText } from '../../../lib/text/clock-text';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/picture/picture';
import styles from './clip-card.module.css';

/** A clip card; all of it links to the clip. */
export function ClipCard({ clip }: { clip: Clip }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {clip.image && (
          <Picture src={clip.image} alt="" width="640" height="360" loading="lazy" decoding="async" />
        )}
        <span className={styles.duration}>{clockText(Math.ceil(clip.duration))}</span>
      </div>
      <h3 className={styles.name}>
        <Link to={paths.share(clip.id, clip.uuid)}>{clip.name}</Link>
      </h3>
      <p className={styles.tags}>{clip.tags.join(' · ')}</p>
    </article>
  );
}
