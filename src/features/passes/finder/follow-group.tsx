import { useId, useState } from 'react';
import type { MessageId } from '../../../i18n/message-id';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { CheckIcon } from '../../../ui/icons/icons';
import { Picture } from '../../../ui/picture/picture';
import type { FilterKind } from './finder-filters';
import type { FollowOption } from './follow-options';
import styles from './follow-search.module.css';

/** About three lines of options on a laptop. */
const INITIAL_SHOWN = 12;

interface FollowGroupProps {
  title?: MessageId;
  options: readonly FollowOption[];
  isChosen(option: FollowOption): boolean;
  isFull(kind: FilterKind): boolean;
  onToggle(kind: FilterKind, id: number): void;
}

/** A group of toggle buttons, with a button that shows all of them. */
export function FollowGroup({ title, options, isChosen, isFull, onToggle }: FollowGroupProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? options : options.slice(0, INITIAL_SHOWN);
  return (
    <section className={styles.group} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <h2 id={id}>
          <Text id={title} />
        </h2>
      )}
      <ul className={styles.options}>
        {shown.map((option) => {
          const { kind, name, detail, image } = option;
          const chosen = isChosen(option);
          return (
            <li key={`${kind}-${option.id}`}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={chosen}
                disabled={!chosen && isFull(kind)}
                onClick={() => onToggle(kind, option.id)}
              >
                {kind !== 'sport' && (
                  <span className={styles.crest}>
                    <Picture src={image} alt="" width="40" height="40" loading="lazy" />
                  </span>
                )}
                <span className={styles.label}>
                  <span>{name}</span>
                  {detail && <small>{detail}</small>}
                </span>
                {chosen && <CheckIcon />}
              </button>
            </li>
          );
        })}
      </ul>
      {options.length > INITIAL_SHOWN && !showsAll && (
        <div>
          <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
            <Text id="finder.showAll" values={{ count: options.length }} />
          </Button>
        </div>
      )}
    </section>
  );
}
