import type { VodMediaItem } from '@generated/model';
import { useMemo, useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useViewer } from '../../api/hooks/viewer';
import { resumeMemory } from '../../browser/memory/resume-memory';
import { useText } from '../../i18n/text';
import { pictureOf } from '../../lib/channel/picture-of';
import { paths } from '../../lib/links/paths';
import { clockText } from '../../lib/text/clock-text';
import { resumePosition } from '../../lib/time/resume-position';
import { ProgressLine } from '../../ui/feedback/progress-line';
import { useMedia } from '../../ui/hooks/use-media';
import { LockIcon } from '../../ui/icons/thing-icons';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import styles from './vod-card.module.css';

interface VodCardProps {
  item: VodMediaItem;
  level?: 2 | 3;
  eager?: boolean;
}

/** A library video, with how much of it was watched on this device; its preview, if any, plays on hover. */
export function VodCard({ item, level = 3, eager = false }: VodCardProps) {
  const text = useText();
  const [pointed, setPointed] = useState(false);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const image = pictureOf(item);
  const preview = item.assets.find(({ type }) => type === 'preview')?.path;
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.card}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <div className={styles.picture}>
        {image ? (
          <Picture
            src={image}
            alt=""
            width="640"
            height="360"
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <span className={styles.bare}>{item.title}</span>
        )}
        {preview && pointed && !calm && <video src={preview} muted autoPlay loop playsInline tabIndex={-1} />}
        {item.media_url === null && (
          <span className={styles.lock} role="img" aria-label={text('library.locked')}>
            <LockIcon />
          </span>
        )}
        <span className={styles.duration}>{clockText(item.duration)}</span>
        <Watched item={item} />
      </div>
      <Heading className={styles.title}>
        <Link to={paths.watchLibrary(item.id)}>{item.title}</Link>
      </Heading>
      <p className={styles.date}>
        <FormattedDate value={item.date} dateStyle="long" />
      </p>
    </article>
  );
}

/** Nothing where the video would start from its beginning. */
function Watched({ item: { id, duration } }: Pick<VodCardProps, 'item'>) {
  const text = useText();
  const { formatNumber } = useIntl();
  const userId = useViewer()?.id ?? null;
  const stoppedAt = useMemo(() => resumeMemory(userId, `vod-${id}`).read(), [userId, id]);
  const part = resumePosition(stoppedAt, duration) / duration;
  if (!(part > 0)) return null;
  const percent = formatNumber(part, { style: 'percent' });
  return <ProgressLine part={part} label={text('library.watched', { percent })} />;
}
