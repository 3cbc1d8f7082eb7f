import type { VodMediaItem } from '@generated/model';
import { useMemo, useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useViewer } from '../../api/hooks/viewer';
import { resumeMemory } from '../../browser/memory/resume-memory';
import { useText } from '../../i18n/text';
import { pictureOf } from '../../lib/channel/picture-of';
import { paths } from '../../lib/links/paths';
import { resumePosition } from '../../lib/time/resume-position';
import { LengthBadge } from '../../ui/card/length-badge';
import { VideoCard } from '../../ui/card/video-card';
import { useMedia } from '../../ui/hooks/use-media';
import { LockIcon } from '../../ui/icons/thing-icons';
import { CardPicture } from '../../ui/picture/picture';
import styles from './vod-card.module.css';
import { WatchedLine } from './watched-line';

interface VodCardProps {
  item: VodMediaItem;
  level?: 2 | 3;
  eager?: boolean;
}

/**
 * A card for a library video. It shows how much was watched on this device, and its preview plays on hover.
 */
export function VodCard({ item, level = 3, eager = false }: VodCardProps) {
  const text = useText();
  const [pointed, setPointed] = useState(false);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const image = pictureOf(item);
  const preview = item.assets.find(({ type }) => type === 'preview')?.path;
  return (
    <VideoCard
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      picture={
        <>
          {image ? (
            <CardPicture src={image} eager={eager} />
          ) : (
            <span className={styles.bare}>{item.title}</span>
          )}
          {preview && pointed && !calm && (
            <video src={preview} muted autoPlay loop playsInline tabIndex={-1} />
          )}
          {item.media_url === null && (
            <span className={styles.lock} role="img" aria-label={text('library.locked')}>
              <LockIcon />
            </span>
          )}
          <LengthBadge seconds={item.duration} />
          <Watched item={item} />
        </>
      }
      title={item.title}
      to={paths.watchLibrary(item.id)}
      level={level}
      note={<FormattedDate value={item.date} dateStyle="long" />}
    />
  );
}

/** Renders nothing if the video would start from its beginning. */
function Watched({ item: { id, duration } }: Pick<VodCardProps, 'item'>) {
  const userId = useViewer()?.id ?? null;
  const stoppedAt = useMemo(() => resumeMemory(userId, `vod-${id}`).read(), [userId, id]);
  const part = resumePosition(stoppedAt, duration) / duration;
  return part > 0 ? <WatchedLine part={part} /> : null;
}
