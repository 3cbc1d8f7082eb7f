import type { FavoritableType } from '@generated/model';
import { useFavourites } from '../../api/hooks/favourites';
import { storePendingFavourite } from '../../browser/memory/pending-favourite';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { StarIcon } from '../../ui/icons/icons';
import { showToast } from '../../ui/overlay/toasts';
import styles from './favourite-star.module.css';

interface FavouriteStarProps {
  type: FavoritableType;
  id: number;
  name: string;
  /** Shows a text next to the star. Used on the page of a team or school. */
  labelled?: boolean;
}

/** The star of a team, school or sport. A visitor who presses it is asked to log in. */
export function FavouriteStar({ type, id, name, labelled = false }: FavouriteStarProps) {
  const text = useText();
  const favourites = useFavourites();
  const on = favourites?.isFavourite(type, id) ?? false;

  async function press() {
    if (!favourites) {
      storePendingFavourite({ type, id });
      showToast({ message: 'favourite.logIn', link: { to: paths.login, label: 'nav.login' } });
      return;
    }
    if (!(await favourites.toggle(type, id)))
      showToast({ type: 'error', message: 'favourite.failed', values: { name } });
  }

  const label = text(on ? 'favourite.remove' : 'favourite.add', { name });
  return (
    <button
      type="button"
      className={styles.star}
      data-labelled={labelled}
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <StarIcon />
      {labelled && <span>{text(on ? 'favourite.on' : 'favourite.off')}</span>}
    </button>
  );
}
