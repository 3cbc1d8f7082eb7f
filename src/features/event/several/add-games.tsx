import type { Event } from '@generated/model';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Text, useText } from '../../../i18n/text';
import styles from './several.module.css';
import { PlusIcon } from './several-icons';

interface AddGamesProps {
  games: readonly Event[];
  onAdd(id: number): void;
}

/** A list of the other live games that the viewer may watch. Pressing a game adds it to the stage. */
export function AddGames({ games, onAdd }: AddGamesProps) {
  const text = useText();
  const titleOf = useEventTitle();
  return (
    <section
      className={styles.add}
      data-empty={games.length === 0 || undefined}
      aria-label={text('several.add')}
    >
      <h2>
        <Text id={games.length > 0 ? 'several.add' : 'several.noMore'} />
      </h2>
      {games.length > 0 && (
        <ul>
          {games.map((game) => (
            <li key={game.id}>
              <button
                type="button"
                aria-label={text('several.addGame', { title: titleOf(game) })}
                onClick={() => onAdd(game.id)}
              >
                <PlusIcon />
                {titleOf(game)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
