import type { Event } from '@generated/model';
import { useIntl } from 'react-intl';
import { useEventTitle } from '../../components/event-card/use-event-title';
import { useText } from '../../i18n/text';
import { timeOfDay } from '../../i18n/time-of-day';
import { GENDER_TEXT } from '../../lib/text/gender-text';
import { type ResultGroup, resultGroups } from './result-groups';
import type { Found } from './use-found';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The groups of search results, with their texts in the viewer's language. */
export function useResultGroups(found: Found, title: string): ResultGroup[] {
  const text = useText();
  const intl = useIntl();
  const titleOf = useEventTitle();
  const statusOf = (event: Event) =>
    event.stream_status === 'live'
      ? text('event.live')
      : intl.formatDate(event.event_utc_ts * 1000, yearly(event, intl.locale));
  return resultGroups(found, title, {
    titleOf,
    whenOf: statusOf,
    dayOf: (date) => intl.formatDate(date, { dateStyle: 'long' }),
    factsOfTeam: ({ properties: { sport, gender } }) =>
      [sport?.name, text(GENDER_TEXT[gender])].filter(Boolean).join(' · '),
    allEvents: text('search.allEvents', { title }),
    allVideos: text('search.allVideos', { title }),
  });
}

function yearly({ event_utc_ts }: Event, locale: string) {
  const thisYear = new Date(event_utc_ts * 1000).getFullYear() === new Date().getFullYear();
  return thisYear ? { ...DAY, ...timeOfDay(locale) } : ({ dateStyle: 'long' } as const);
}
