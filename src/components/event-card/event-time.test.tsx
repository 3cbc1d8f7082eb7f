import { render } from '@testing-library/react';
import { shows } from '@tests/statements/shows';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../i18n/messages/site/en.json';
import fr from '../../i18n/messages/site/fr.json';
import { EventTime } from './event-time';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

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

describe('the year in EventTime', () => {
  const day = (event_utc_ts: number, year?: boolean) => {
    const { container } = render(
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        <EventTime event={{ event_utc_ts, time_zone: 'UTC' }} year={year} />
      </IntlProvider>,
    );
    return container.textContent;
  };
  test.each([
    ['is left out this year', NOVEMBER, undefined, 'Sat, Nov 21, 1:00 AM'],
    ['is named for another year', NOVEMBER - 365 * 86_400, undefined, 'Fri, Nov 21, 2025, 1:00 AM'],
    ['is named this year where the list has other years', NOVEMBER, true, 'Sat, Nov 21, 2026, 1:00 AM'],
  ])('the year %s', (_, at, year, words) => {
    expect(day(at, year)?.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(words);
  });
});

describe('the venue’s time in EventTime', () => {
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
    'the venue’s time has a time zone name without daylight saving: %s',
    shows('constant time zone names'),
    (_, at, zone, locale, words) => {
      const shown = clock(at, zone, locale)?.replace(/^\p{L}+\.?,? /u, '');
      if (words instanceof RegExp) expect(shown).toMatch(words);
      else expect(shown).toBe(words);
    },
  );
});
