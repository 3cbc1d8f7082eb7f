import { useListEvents } from '@generated/api/events/events';
import type { ListEventsParams } from '@generated/model';
import { useDeferredValue, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/text';
import { ARCHIVE_BEGINS } from '../../../lib/event/viewer-days';
import type { ZoneDays } from '../../../lib/time/zone-days';
import { useMedia } from '../../../ui/hooks/use-media';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/icons';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { PHONE } from '../phone';
import { stripRequest } from '../schedule-requests';
import type { Schedule } from '../use-schedule';
import styles from './date-strip.module.css';
import { addDays, daysOf, STRIP_DAYS, stripDays } from './strip-days';
import { useViewerDays } from './use-viewer-days';

type DateStripProps = Pick<Schedule, 'filters' | 'params' | 'choose'>;

/**
 * A strip of days, one week on a phone and two on a laptop, with a dot on days with
 * games. Pressing a day chooses it.
 */
export function DateStrip({ filters, params, choose }: DateStripProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  // On a phone, the style sheet hides the second week.
  const shown = useMedia(PHONE) ? STRIP_DAYS / 2 : STRIP_DAYS;
  const viewerDays = useViewerDays();
  const now = viewerDays.today;
  const { start_date, end_date } = filters;
  const days = stripDays(now, start_date, shown);
  const [first = now] = days;
  const marked = useMarkedDays(params, first, viewerDays);
  const isSingleDay = start_date !== null && start_date === end_date;
  const chooseDay = (day: string) =>
    choose(
      isSingleDay && day === start_date
        ? { start_date: null, end_date: null }
        : { start_date: day, end_date: day },
    );
  const name = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  return (
    <fieldset className={styles.strip} aria-label={text('browse.days')}>
      <button
        type="button"
        className={styles.step}
        aria-label={text('browse.earlierDays')}
        disabled={first <= ARCHIVE_BEGINS}
        onClick={() => chooseDay(addDays(first, -1))}
      >
        <ChevronLeftIcon />
      </button>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              data-day={day}
              data-games={marked.has(day)}
              aria-pressed={isSingleDay && day === start_date}
              aria-current={day === now ? 'date' : undefined}
              onClick={() => chooseDay(day)}
            >
              <span>{name(day, { weekday: 'short' })}</span>{' '}
              <span className={styles.number}>{Number(day.slice(8))}</span>{' '}
              <VisuallyHidden>
                {marked.has(day)
                  ? text('browse.dayWithGames', { month: name(day, { month: 'long' }) })
                  : name(day, { month: 'long' })}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.step}
        aria-label={text('browse.laterDays')}
        onClick={() => chooseDay(addDays(first, shown))}
      >
        <ChevronRightIcon />
      </button>
      <span className={styles.picker}>
        <button
          type="button"
          className={styles.step}
          aria-label={text('browse.calendar')}
          onClick={() => picker.current?.showPicker()}
        >
          <CalendarIcon />
        </button>
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={ARCHIVE_BEGINS}
          value={start_date ?? ''}
          onChange={({ target }) =>
            target.value && choose({ start_date: target.value, end_date: target.value })
          }
        />
      </span>
    </fieldset>
  );
}

/** The days with games that match the other filters. Empty until they have loaded. */
function useMarkedDays(params: ListEventsParams, first: string, viewerDays: ZoneDays): ReadonlySet<string> {
  const { data } = useListEvents(stripRequest(params, first, viewerDays));
  const events = useDeferredValue(data?.data);
  return daysOf(events ?? [], viewerDays);
}
