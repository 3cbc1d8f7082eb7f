import { createIntl, createIntlCache } from '@formatjs/intl';
import en from '../src/i18n/messages/site/en.json' with { type: 'json' };
import fr from '../src/i18n/messages/site/fr.json' with { type: 'json' };
import { timeZoneName } from '../src/i18n/time-zones.ts';
import { eventTitle } from '../src/lib/event/event-title.ts';
import type { ChannelFacts, ClipFacts, EventFacts } from './facts.ts';

const MESSAGES = { en, fr };
const LOCALES = { en: 'en_US', fr: 'fr_CA' } as const;
const LONGEST = 200;
const cache = createIntlCache();

/** What a page says of itself to who it is sent to. */
export interface PageDescription {
  language: 'en' | 'fr';
  locale: string;
  site: string;
  title: string;
  name: string;
  description: string;
  image: string | null;
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
};

/** The same words as the page itself has, in the channel's language, with the day of what is still to come. */
export function describePage(
  about: { kind: 'event'; facts: EventFacts } | { kind: 'clip'; facts: ClipFacts },
  channel: ChannelFacts,
): PageDescription {
  const { language } = channel;
  const locale = language === 'fr' ? 'fr-CA' : 'en-US';
  const intl = createIntl({ locale, messages: MESSAGES[language] }, cache);
  const say = (id: keyof typeof en, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const { kind, facts } = about;

  const name = kind === 'event' ? eventTitle(facts, (teams) => say('event.versus', teams)) : facts.name;
  const page = say(kind === 'event' ? 'title.watch' : 'title.share');
  const words =
    (kind === 'event' ? facts.description : facts.event_name) ||
    say('meta.page', { page: name, channel: channel.name });
  const day =
    kind === 'event' && facts.stream_status === 'upcoming'
      ? `${intl.formatDate(facts.event_utc_ts * 1_000, {
          ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
          timeZone: timeZoneName(facts.time_zone),
          timeZoneName: 'short',
        })} · `
      : '';
  return {
    language,
    locale: LOCALES[language],
    site: channel.name,
    title: [name, page, channel.name].join(' · '),
    name,
    description: shortened(day + words),
    image: facts.image ?? channel.logo,
  };
}
