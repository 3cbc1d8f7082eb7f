import { Picture } from '../../ui/picture/picture';
import type { Thumbnail } from '../types';
import styles from './seek-bar.module.css';

/** Shows the time under the pointer above the seek bar, with its thumbnail where the channel has one. */
export function SeekPreview({ text, thumbnail }: { text: string; thumbnail: Thumbnail | null }) {
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
      <span className={styles.time}>{text}</span>
    </div>
  );
}
