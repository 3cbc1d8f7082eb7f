import type { Event } from '@generated/model';
import { useRef } from 'react';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { useText } from '../../../i18n/text';
import { zoneDays } from '../../../lib/time/zone-days';
import { Button } from '../../../ui/button/button';
import { DateField } from '../../../ui/form/date-field';
import { CloseIcon } from '../../../ui/icons/icons';
import styles from './finder-choices.module.css';
import { type FilterKind, type FinderFilters, MAX_PER_KIND } from './finder-filters';
import { FollowSearch } from './follow-search';
import { useFollowNames } from './use-follow-names';

interface FinderChoicesProps {
  filters: FinderFilters;
  /** The event from which the viewer came to the finder. */
  start: Event | null;
  /** Shows all teams, schools and sports on the whole page until the viewer chooses one. */
  browses: boolean;
  onChoose(change: Partial<FinderFilters>): void;
}

const KINDS = ['team', 'school', 'sport'] as const;

/** The filters of the finder: teams, schools, sports and a range of days. */
export function FinderChoices({ filters, start, browses, onChoose }: FinderChoicesProps) {
  const text = useText();
  const titleOf = useEventTitle();
  const nameOf = useFollowNames();
  const panel = useRef<HTMLElement>(null);
  const chosen = KINDS.flatMap((kind) => filters[kind].map((id) => ({ kind, id, name: nameOf(kind, id) })));
  const suggested = (start?.participants ?? []).filter(({ id }) => !filters.team.includes(id)).slice(0, 4);

  function take(change: Partial<FinderFilters>): void {
    onChoose(change);
    // Focuses the search box, because the pressed button disappears.
    panel.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }

  function toggle(kind: FilterKind, id: number): void {
    const others = filters[kind].filter((other) => other !== id);
    const change = { [kind]: filters[kind].includes(id) ? others : [...others, id] };
    // The first choice replaces the list with the result, so the pressed button disappears.
    if (browses) take(change);
    else onChoose(change);
  }

  return (
    <section ref={panel} className={styles.choices} aria-label={text('finder.choices')}>
      {(chosen.length > 0 || start) && (
        <ul className={styles.chips} aria-label={text('finder.chosen')}>
          {start && (
            <li>
              <Chip name={titleOf(start)} onRemove={() => take({ event: null })} />
            </li>
          )}
          {chosen.map(({ kind, id, name }) => (
            <li key={`${kind}-${id}`}>
              <Chip
                name={name}
                onRemove={() => take({ [kind]: filters[kind].filter((other) => other !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <fieldset className={styles.suggested}>
          <legend>{text('finder.alsoWatch')}</legend>
          {suggested.map(({ id, name }) => (
            <Button key={id} size="small" look="quiet" onClick={() => take({ team: [...filters.team, id] })}>
              + {name}
            </Button>
          ))}
        </fieldset>
      )}
      <FollowSearch
        chosen={filters}
        browses={browses}
        isFull={(kind) => filters[kind].length >= MAX_PER_KIND}
        onToggle={toggle}
      />
      <div className={styles.days}>
        {(['start_date', 'end_date'] as const).map((name) => (
          <DateField
            key={name}
            label={text(name === 'start_date' ? 'finder.from' : 'finder.until')}
            min={name === 'end_date' ? filters.start_date : null}
            value={filters[name] ?? (name === 'start_date' ? zoneDays(Date.now()).today : null)}
            onChoose={(day) => onChoose({ [name]: day })}
          />
        ))}
        <label className={styles.renewing}>
          <input
            type="checkbox"
            checked={filters.renewing}
            onChange={({ target }) => onChoose({ renewing: target.checked })}
          />
          <span>{text('finder.renewing')}</span>
        </label>
      </div>
    </section>
  );
}

function Chip({ name, onRemove }: { name: string; onRemove(): void }) {
  const text = useText();
  return (
    <Button size="small" look="secondary" aria-label={text('finder.remove', { name })} onClick={onRemove}>
      {name}
      <CloseIcon />
    </Button>
  );
}
