import { createIntl, createIntlCache } from '@formatjs/intl';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import en from '../../src/i18n/messages/site/en.json' with { type: 'json' };
import fr from '../../src/i18n/messages/site/fr.json' with { type: 'json' };
import { timeOfDay } from '../../src/i18n/time-of-day.ts';
import { timeZoneName, zoneNameStyle } from '../../src/i18n/time-zones.ts';
import { eventTitle } from '../../src/lib/event/event-title.ts';
import type { ChannelFacts, ClipFacts, EventFacts } from '../facts.ts';

const MESSAGES: Record<Language, Record<keyof typeof en, string>> = { en, fr };
const MAX_LENGTH = 200;
const cache = createIntlCache();

/** The content of a shared page's preview. */
export interface PageDescription {
  language: Language;
  locale: string;
  site: string;
  title: string;
  name: string;
  description: string;
  image: string | null;
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line;
};

/** Returns the same texts as on the page itself, with the date of an upcoming event. */
export function describePage(
  about: { kind: 'event'; facts: EventFacts } | { kind: 'clip'; facts: ClipFacts },
  channel: Pick<ChannelFacts, 'name' | 'logo'>,
  language: Language,
): PageDescription {
  const locale = LANGUAGES[language].openGraph.replace('_', '-');
  const intl = createIntl({ locale, messages: MESSAGES[language] }, cache);
  const say = (id: keyof typeof en, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const { kind, facts } = about;

  const name = kind === 'event' ? eventTitle(facts, (teams) => say('event.versus', teams)) : facts.name;
  const page = say(kind === 'event' ? 'title.watch' : 'title.share');
  const words =
    (kind === 'event' ? facts.description : facts.event_name) ||
    say('meta.page', { page: name, channel: channel.name });
  const timeZone = timeZoneName(kind === 'event' ? facts.time_zone : '');
  const day =
    kind === 'event' && facts.stream_status === 'upcoming'
      ? `${intl.formatDate(facts.event_utc_ts * 1_000, {
          ...{ weekday: 'short', month: 'short', day: 'numeric' },
          ...timeOfDay(locale),
          timeZone,
          timeZoneName: zoneNameStyle(timeZone),
        })} · `
      : '';
  return {
    language,
    locale: LANGUAGES[language].openGraph,
    site: channel.name,
    title: [name, page, channel.name].join(' · '),
    name,
    description: shortened(day + words),
    image: facts.image ?? channel.logo,
  };
}
