import { Picture } from '../../../ui/picture/picture';
import type { Moment, Thumbnail } from '../../types';
import { nearestMoment } from './nearest-moment';
import styles from './seek-bar.module.css';

interface SeekPreviewProps {
  text: string;
  /** The key moments; the preview shows the title of the one under the pointer. */
  moments: readonly Moment[];
  time: number;
  length: number;
  thumbnail: Thumbnail | null;
}

/** Shows the time under the pointer above the seek bar, with a thumbnail where the channel has thumbnails. */
export function SeekPreview({ text, moments, time, length, thumbnail }: SeekPreviewProps) {
  const title = nearestMoment(moments, time, length)?.title ?? null;
  const part = thumbnail?.part;
  return (
    <div className={styles.preview} aria-hidden="true">
      {thumbnail && !part && <Picture className={styles.picture} src={thumbnail.url} alt="" />}
      {thumbnail && part && (
        <div
          className={styles.picture}
          data-thumbnail
          style={{
            width: part.width,
            height: part.height,
            backgroundImage: `url(${JSON.stringify(thumbnail.url)})`,
            backgroundPosition: `${-part.x}px ${-part.y}px`,
          }}
        />
      )}
      {title !== null && <span className={styles.title}>{title}</span>}
      <span className={styles.time}>{text}</span>
    </div>
  );
}
