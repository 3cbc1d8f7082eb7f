import type { Event } from '@generated/model';
import { Suspense, useId, useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useIsFavourite } from '../../api/hooks/is-favourite';
import { useText } from '../../i18n/text';
import { categoryLineage } from '../../lib/channel/category-tree';
import { StarIcon } from '../../ui/icons/icons';
import { useEventTitle } from '../event-card/use-event-title';
import { lazySection } from '../loading/lazy-section';
import styles from './event-favourites.module.css';
import type { FavouriteChoice } from './favourite-choices';
import star from './favourite-star.module.css';

const FavouriteChoices = lazySection(() =>
  import('./favourite-choices').then(({ FavouriteChoices: part }) => part),
);

/**
 * A star button that opens the stars of the event's teams and sport, because an event
 * itself cannot be a favourite.
 */
export function EventFavourites({ event }: { event: Event }) {
  const text = useText();
  const id = useId();
  const titleOf = useEventTitle();
  const isFavourite = useIsFavourite();
  const [open, setOpen] = useState(false);
  const [sport] = categoryLineage(useChannel()['events-categories'], event.event_category_id);
  const choices: FavouriteChoice[] = [
    ...event.participants.map((team): FavouriteChoice => ({ ...team, type: 'participant' })),
    ...(sport ? [{ type: 'category' as const, id: sport.id, name: sport.name }] : []),
  ];
  if (choices.length === 0) return null;
  const any = choices.some((choice) => isFavourite(choice.type, choice.id));
  const anchor = `--star${id.replace(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        className={star.star}
        style={{ anchorName: anchor }}
        data-on={any}
        aria-haspopup="true"
        aria-label={text(any ? 'favourite.ofEventOn' : 'favourite.ofEvent', { event: titleOf(event) })}
        popoverTarget={id}
      >
        <StarIcon />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.choices}
        style={{ positionAnchor: anchor }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense>
            <FavouriteChoices choices={choices} />
          </Suspense>
        )}
      </div>
    </>
  );
}
