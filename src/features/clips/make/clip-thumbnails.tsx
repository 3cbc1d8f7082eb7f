import type { PlayerHandle } from '../../../player/types';
import { Picture } from '../../../ui/picture/picture';
import styles from './clip-timeline.module.css';

const THUMBNAIL_COUNT = 10;

/** A strip of thumbnails of the recording. Empty if the recording has none. */
export function ClipThumbnails({ player, from, to }: { player: PlayerHandle; from: number; to: number }) {
  const each = (to - from) / THUMBNAIL_COUNT;
  return Array.from({ length: THUMBNAIL_COUNT }, (_, index) => {
    const time = from + each * (index + 0.5);
    const picture = player.thumbnailAt(time);
    const part = picture?.part;
    return (
      <span key={time} className={styles.picture}>
        {picture && !part && <Picture src={picture.url} alt="" />}
        {picture && part && (
          <svg
            viewBox={`0 0 ${part.width} ${part.height}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <image href={picture.url} x={-part.x} y={-part.y} />
          </svg>
        )}
      </span>
    );
  });
}
