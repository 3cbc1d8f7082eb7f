import type { Event } from '@generated/model';
import { downloadCalendar } from '../../../components/calendar/download-calendar';
import { useCalendarEntry } from '../../../components/calendar/use-calendar-entry';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { CalendarIcon } from '../../../ui/icons/icons';

interface SeasonCalendarProps {
  events: readonly Event[];
  /** The team's or school's name, for the calendar. */
  name: string;
  /** What the file is called. */
  fileName: string;
}

/** Downloads the games to come as a calendar file; nothing where none is announced. */
export function SeasonCalendar({ events, name, fileName }: SeasonCalendarProps) {
  const entryOf = useCalendarEntry();
  const coming = events.filter(({ stream_status }) => stream_status !== 'finished');
  if (coming.length === 0) return null;
  return (
    <Button look="secondary" onClick={() => downloadCalendar(coming.map(entryOf), fileName, name)}>
      <CalendarIcon />
      <Text id="teams.calendar" />
    </Button>
  );
}
