import { useIntl } from 'react-intl';
import { useText } from '../../i18n/text';
import { today } from '../../lib/time/today';

const DAY_MS = 86_400_000;

/** The heading of a day in the schedule: "Today · Monday, November 23". `live` is for what is on now. */
export function useDayHeading(): (day: string) => string {
  const text = useText();
  const { formatDate } = useIntl();
  return (day) => {
    if (day === 'live') return text('browse.dayLive');
    const now = new Date();
    const isThisYear = day.startsWith(`${now.getFullYear()}-`);
    const date = formatDate(`${day}T12:00`, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: isThisYear ? undefined : 'numeric',
    });
    if (day === today(now)) return text('browse.dayToday', { date });
    if (day === today(new Date(now.getTime() + DAY_MS))) return text('browse.dayTomorrow', { date });
    return date;
  };
}
