import type { Event } from '@generated/model';
import { downloadCalendar } from '../../../components/calendar/download-calendar';
import { GamesCalendar } from '../../../components/calendar/games-calendar';
import { useCalendarEntry } from '../../../components/calendar/use-calendar-entry';
import { Text } from '../../../i18n/text';
import type { FeedIds } from '../../../lib/links/feed-links';

interface SeasonCalendarProps {
  /** Undefined while the events load. */
  events: readonly Event[] | undefined;
  /** The name of the team or school, used as the name of the calendar. */
  name: string;
  /** The name of the downloaded calendar file. */
  fileName: string;
  ids: FeedIds;
}

/** A button that adds the upcoming games to the viewer's calendar. */
export function SeasonCalendar({ events, name, fileName, ids }: SeasonCalendarProps) {
  const entryOf = useCalendarEntry();
  const coming = (events ?? []).filter(({ stream_status }) => stream_status !== 'finished');
  const download = () => downloadCalendar(coming.map(entryOf), fileName, name);
  return (
    <GamesCalendar
      ids={ids}
      name={name}
      isLoading={!events}
      onDownload={coming.length > 0 ? download : undefined}
    >
      <Text id="teams.calendar" />
    </GamesCalendar>
  );
}
