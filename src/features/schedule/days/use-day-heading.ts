import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/text';
import { addDays } from './strip-days';
import { useViewerDays } from './use-viewer-days';

/**
 * The heading of a day in the schedule, such as "Today · Monday, November 23". `live`
 * returns the heading of live games.
 */
export function useDayHeading(): (day: string) => string {
  const text = useText();
  const { formatDate } = useIntl();
  const { today } = useViewerDays();
  return (day) => {
    if (day === 'live') return text('browse.dayLive');
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    const date = formatDate(`${day}T00:00:00Z`, {
      timeZone: 'UTC',
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: isThisYear ? undefined : 'numeric',
    });
    if (day === today) return text('browse.dayToday', { date });
    if (day === addDays(today, 1)) return text('browse.dayTomorrow', { date });
    return date;
  };
}
