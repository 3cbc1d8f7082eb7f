import type { Event } from '@generated/model';
import { useRef } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useParticipants } from '../../../api/hooks/participants';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { useText } from '../../../i18n/text';
import { flatTree } from '../../../lib/channel/category-tree';
import { today } from '../../../lib/time/today';
import { Button } from '../../../ui/button/button';
import { DateField } from '../../../ui/form/date-field';
import { Select } from '../../../ui/form/select';
import { CloseIcon } from '../../../ui/icons/icons';
import styles from './finder-choices.module.css';
import { type FilterKind, type FinderFilters, MAX_PER_KIND } from './finder-filters';

interface FinderChoicesProps {
  filters: FinderFilters;
  /** The event that the viewer came from. */
  start: Event | null;
  onChoose(change: Partial<FinderFilters>): void;
}

const LABELS = { team: 'finder.addTeam', school: 'finder.addSchool', sport: 'finder.addSport' } as const;

/** Teams, schools, sports and days: each is added by its list and taken off by its button. */
export function FinderChoices({ filters, start, onChoose }: FinderChoicesProps) {
  const text = useText();
  const titleOf = useEventTitle();
  const channel = useChannel();
  const teams = useParticipants();
  const panel = useRef<HTMLElement>(null);
  const byName = (rows: Iterable<{ id: number; name: string }>) =>
    [...rows].sort((one, other) => one.name.localeCompare(other.name));
  const sports = flatTree(channel['events-categories']);
  const offered = {
    team: byName(teams.values()),
    school: byName(channel['participant-groups']),
    sport: sports.map(({ id, name, depth }) => ({ id, name: `${'\u2003'.repeat(depth)}${name}` })),
  };
  const nameOf = (kind: FilterKind, id: number) => offered[kind].find((row) => row.id === id)?.name.trim();
  const kinds = ['team', 'school', 'sport'] as const;
  const chosen = kinds.flatMap((kind) =>
    filters[kind].map((id) => ({ kind, id, name: nameOf(kind, id) ?? String(id) })),
  );
  const suggested = (start?.participants ?? []).filter(({ id }) => !filters.team.includes(id)).slice(0, 4);

  function take(change: Partial<FinderFilters>): void {
    onChoose(change);
    // The button that was pressed is gone: the choice goes on from where it can.
    panel.current?.querySelector<HTMLElement>('select, [role=combobox]')?.focus();
  }

  return (
    <section ref={panel} className={styles.choices} aria-label={text('finder.choices')}>
      {(chosen.length > 0 || start) && (
        <ul className={styles.chips} aria-label={text('finder.chosen')}>
          {start && (
            <li>
              <Button
                size="small"
                look="secondary"
                aria-label={text('finder.remove', { name: titleOf(start) })}
                onClick={() => take({ event: null })}
              >
                {titleOf(start)}
                <CloseIcon />
              </Button>
            </li>
          )}
          {chosen.map(({ kind, id, name }) => (
            <li key={`${kind}-${id}`}>
              <Button
                size="small"
                look="secondary"
                aria-label={text('finder.remove', { name })}
                onClick={() => take({ [kind]: filters[kind].filter((other) => other !== id) })}
              >
                {name}
                <CloseIcon />
              </Button>
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
      {kinds.map((kind) => (
        <Select
          key={kind}
          label={text(LABELS[kind])}
          value=""
          disabled={filters[kind].length >= MAX_PER_KIND}
          options={[
            {
              value: '',
              label: text(filters[kind].length >= MAX_PER_KIND ? 'finder.enough' : 'finder.choose'),
            },
            ...offered[kind]
              .filter(({ id }) => !filters[kind].includes(id))
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChoose={(value) => value && onChoose({ [kind]: [...filters[kind], Number(value)] })}
        />
      ))}
      <div className={styles.days}>
        {(['start_date', 'end_date'] as const).map((name) => (
          <DateField
            key={name}
            label={text(name === 'start_date' ? 'finder.from' : 'finder.until')}
            min={name === 'end_date' ? filters.start_date : null}
            value={filters[name] ?? (name === 'start_date' ? today(new Date()) : null)}
            onChoose={(day) => onChoose({ [name]: day })}
          />
        ))}
      </div>
      <label className={styles.renewing}>
        <input
          type="checkbox"
          checked={filters.renewing}
          onChange={({ target }) => onChoose({ renewing: target.checked })}
        />
        <span>{text('finder.renewing')}</span>
      </label>
    </section>
  );
}
