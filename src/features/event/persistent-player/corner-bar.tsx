import type { Event } from '@generated/model';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { CloseIcon } from '../../../ui/icons/icons';
import { Link } from '../../../ui/navigation/link';
import styles from './persistent-player.module.css';
import { persistentPlayer } from './persistent-player-store';

/** The bar below a video in the corner. It links back to the event's page and has a close button. */
export function CornerBar({ event }: { event: Event }) {
  const text = useText();
  const title = useEventTitle()(event);
  return (
    <div className={styles.bar}>
      <Link to={paths.watch(event.id)} className={styles.back}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>
          <Text id="watch.cornerBack" />
        </span>
      </Link>
      <button
        type="button"
        className={styles.close}
        aria-label={text('watch.cornerClose', { title })}
        onClick={() => {
          persistentPlayer.close();
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
