import type { Event } from '@generated/model';
import { Suspense, useId, useState } from 'react';
import { Text, useText } from '../../i18n/text';
import { CalendarIcon } from '../../ui/icons/icons';
import { useEventTitle } from '../event-card/use-event-title';
import { lazySection } from '../loading/lazy-section';
import styles from './remind-me.module.css';

const CalendarChoices = lazySection(
  () => import('./calendar-choices').then(({ CalendarChoices: part }) => part),
  'calendar',
);

interface RemindMeProps {
  event: Event;
  /** Shows a text next to the icon. Used on the event's own page. */
  labelled?: boolean;
}

/** Reminds the viewer of an upcoming event, with a notification or with an entry in their calendar. */
export function RemindMe({ event, labelled = false }: RemindMeProps) {
  const text = useText();
  const titleOf = useEventTitle();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (event.stream_status !== 'upcoming') return null;
  const anchor = `--calendar${id.replace(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        style={{ anchorName: anchor }}
        data-labelled={labelled}
        aria-haspopup="true"
        aria-label={text('text.labelled', { label: text('calendar.add'), value: titleOf(event) })}
        title={text('calendar.add')}
        popoverTarget={id}
      >
        <CalendarIcon />
        {labelled && (
          <span>
            <Text id="calendar.add" />
          </span>
        )}
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
            <CalendarChoices event={event} />
          </Suspense>
        )}
      </div>
    </>
  );
}
