import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { googleCalendarLink } from '../../lib/event/calendar-entry';
import { ReminderChoices } from '../reminders/reminder-choices';
import { downloadCalendar } from './download-calendar';
import { useCalendarEntry } from './use-calendar-entry';

export function CalendarChoices({ event }: { event: Event }) {
  const entry = useCalendarEntry()(event);
  return (
    <ul>
      <ReminderChoices event={event} />
      <li>
        <button type="button" onClick={() => downloadCalendar([entry], String(event.id))}>
          <Text id="calendar.file" />
        </button>
      </li>
      <li>
        <a href={googleCalendarLink(entry)} target="_blank" rel="noreferrer">
          <Text id="calendar.google" />
        </a>
      </li>
    </ul>
  );
}
