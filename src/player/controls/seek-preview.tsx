import { Picture } from '../../ui/picture/picture';
import type { Thumbnail } from '../types';
import styles from './seek-bar.module.css';

interface SeekPreviewProps {
  text: string;
  /** Of the key moment under the pointer. */
  title: string | null;
  thumbnail: Thumbnail | null;
}

/** Shows the time under the pointer above the seek bar, with its thumbnail where the channel has one. */
export function SeekPreview({ text, title, thumbnail }: SeekPreviewProps) {
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
