import type { FavoritableType } from '@generated/model';
import { Text } from '../../i18n/text';
import styles from './event-favourites.module.css';
import { FavouriteStar } from './favourite-star';

export interface FavouriteChoice {
  type: FavoritableType;
  id: number;
  name: string;
}

/** A list of the event's teams and sport with a star for each. */
export function FavouriteChoices({ choices }: { choices: readonly FavouriteChoice[] }) {
  return (
    <>
      <p className={styles.heading}>
        <Text id="favourite.choose" />
      </p>
      <ul>
        {choices.map(({ type, id, name }) => (
          <li key={`${type}-${id}`}>
            <span>{name}</span>
            <FavouriteStar type={type} id={id} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
