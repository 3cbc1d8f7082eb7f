import { render, screen } from '@testing-library/react';
import { shows } from '@tests/statements/shows';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../i18n/messages/site/en.json';
import fr from '../../i18n/messages/site/fr.json';
import { EventTime } from './event-time';

const START = Date.UTC(2026, 10, 24, 4, 45) / 1000;

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** The messages of an event's time, as the build makes them of the message files. */
const messages = { 'event.venueTime': '{time}, {zone}' };

test.each([
  ['fr-CA', 'mar. 24 nov., 4 h 45 · lun. 20 h 45, heure du Pacifique'],
  ['fr-FR', 'mar. 24 nov., 4:45 · lun. 20:45, heure du Pacifique nord-américain'],
  ['en-CA', 'Tue, Nov 24, 4:45 a.m. · Mon 8:45 p.m., Pacific Time'],
  ['en-US', 'Tue, Nov 24, 4:45 AM · Mon 8:45 PM, Pacific Time'],
  ['en-GB', 'Tue 24 Nov, 4:45 · Mon 20:45, Pacific Time'],
])('a viewer of %s reads both clocks of an event in one format', (locale, read) => {
  vi.stubEnv('TZ', 'UTC');
  render(
    <IntlProvider locale={locale} messages={messages}>
      <EventTime event={{ event_utc_ts: START, time_zone: 'America/Los_Angeles' }} venue />
    </IntlProvider>,
  );
  expect(screen.getByRole('time').textContent?.replace(/[\u00a0\u202f]/g, ' ')).toBe(read);
  vi.unstubAllEnvs();
});

const NOVEMBER = Date.UTC(2026, 10, 21, 1, 0) / 1000;
const JULY = Date.UTC(2026, 6, 21, 0, 0) / 1000;

function clock(event_utc_ts: number, time_zone: string, locale: 'en' | 'fr' = 'en') {
  const { container } = render(
    <IntlProvider locale={locale} messages={{ en, fr }[locale]} timeZone="Asia/Tokyo">
      <EventTime event={{ event_utc_ts, time_zone }} venue />
    </IntlProvider>,
  );
  return container.textContent?.split(' · ')[1]?.replaceAll(/[\u202f\u00a0]/g, ' ');
}

describe('the time at the venue', () => {
  test.each([
    ['EST in November', NOVEMBER, 'EST', 'en', '8:00 PM, Eastern Time'],
    ['EST in July', JULY, 'EST', 'en', '8:00 PM, Eastern Time'],
    ['EDT in November', NOVEMBER, 'EDT', 'en', '8:00 PM, Eastern Time'],
    ['CEST in November', NOVEMBER, 'CEST', 'en', '2:00 AM, Central European Time'],
    ['PST in July', JULY, 'PST', 'en', '5:00 PM, Pacific Time'],
    ['an IANA name', JULY, 'America/Toronto', 'en', '8:00 PM, Eastern Time'],
    ['an unknown name', JULY, 'XYZ', 'en', '12:00 AM, UTC (the venue’s time zone is not known)'],
    ['EST in French', JULY, 'EST', 'fr', /^20:00, heure de l’Est/],
    [
      'an unknown name in French',
      JULY,
      'XYZ',
      'fr',
      /^0?0:00, UTC \(le fuseau horaire du lieu n’est pas connu\)$/,
    ],
  ] as const)(
    'is the zone’s clock under a name without a season: %s',
    shows('constant time zone names'),
    (_, at, zone, locale, words) => {
      const shown = clock(at, zone, locale)?.replace(/^\p{L}+\.?,? /u, '');
      if (words instanceof RegExp) expect(shown).toMatch(words);
      else expect(shown).toBe(words);
    },
  );
});
