import { useId } from 'react';
import { FavouriteStar } from '../../components/favourites/favourite-star';
import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { isFavouriteKind } from '../../lib/favourites/favourite-kind';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import type { FollowedRow } from './favourite-rows';
import styles from './my-favourites-screen.module.css';

/**
 * The favourites of one kind. Removed favourites stay listed, so that they can be added
 * again. Locations have no star.
 */
export function FollowedList({ title, rows }: { title: MessageId; rows: readonly FollowedRow[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h3 id={id}>
        <Text id={title} />
      </h3>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={styles.crest} aria-hidden="true">
              <Picture
                src={row.crest}
                alt=""
                width="48"
                height="48"
                loading="lazy"
                fallback={row.name.slice(0, 1)}
              />
            </span>
            <span className={styles.words}>
              <Link to={row.to}>{row.name}</Link>
              {row.detail && <span>{row.detail}</span>}
            </span>
            {isFavouriteKind(row.type) && <FavouriteStar type={row.type} id={row.id} name={row.name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
