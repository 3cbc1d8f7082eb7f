import { render, screen } from '@testing-library/react';
import { FormattedDate, IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventTime } from '@/components/event-card/event-time';
import type { Language } from '@/i18n/languages';
import { regionalLocale } from '@/i18n/regional-locale';
import { formatMoney } from '@/lib/text/money';

const START = Date.UTC(2026, 10, 24, 4, 45);
const MESSAGES = { 'event.venueTime': '{time}, {zone}' };

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ['Date'] });
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

interface Region {
  language: Language;
  browser: readonly string[];
  event: string;
  day: string;
  usDollars: string;
  canadianDollars: string;
}

const REGIONS: Record<string, Region> = {
  'fr-CA': {
    language: 'fr',
    browser: ['fr-CA', 'en-CA'],
    event: 'mar. 24 nov., 4 h 45 · lun. 20 h 45, heure du Pacifique',
    day: '24 novembre 2026',
    usDollars: '6,29 $ US',
    canadianDollars: '6,29 $',
  },
  'fr-CA, chosen in an English browser': {
    language: 'fr',
    browser: ['en-CA', 'en'],
    event: 'mar. 24 nov., 4 h 45 · lun. 20 h 45, heure du Pacifique',
    day: '24 novembre 2026',
    usDollars: '6,29 $ US',
    canadianDollars: '6,29 $',
  },
  'fr-FR': {
    language: 'fr',
    browser: ['fr-FR'],
    event: 'mar. 24 nov., 04:45 · lun. 20:45, heure du Pacifique nord-américain',
    day: '24 novembre 2026',
    usDollars: '6,29 $US',
    canadianDollars: '6,29 $CA',
  },
  'en-CA': {
    language: 'en',
    browser: ['en-CA'],
    event: 'Tue, Nov 24, 4:45 a.m. · Mon 8:45 p.m., Pacific Time',
    day: 'November 24, 2026',
    usDollars: 'US$6.29',
    canadianDollars: '$6.29',
  },
  'en-US': {
    language: 'en',
    browser: ['en-US', 'en'],
    event: 'Tue, Nov 24, 4:45 AM · Mon 8:45 PM, Pacific Time',
    day: 'November 24, 2026',
    usDollars: '$6.29',
    canadianDollars: 'CA$6.29',
  },
  'en-GB': {
    language: 'en',
    browser: ['en-GB'],
    event: 'Tue 24 Nov, 04:45 · Mon 20:45, Pacific Time',
    day: '24 November 2026',
    usDollars: 'US$6.29',
    canadianDollars: 'CA$6.29',
  },
};

describe.each(Object.entries(REGIONS))('formats for a viewer with the region %s', (name, region) => {
  const locale = regionalLocale(region.language, region.browser);

  test(`a viewer with the region ${name} reads both clocks of an event in one format`, () => {
    render(
      <IntlProvider locale={locale} messages={MESSAGES}>
        <EventTime event={{ event_utc_ts: START / 1000, time_zone: 'America/Los_Angeles' }} venue />
      </IntlProvider>,
    );
    expect(plain(screen.getByRole('time').textContent)).toBe(region.event);
  });

  test(`a viewer with the region ${name} reads a date in the region’s own order`, () => {
    const { container } = render(
      <IntlProvider locale={locale}>
        <FormattedDate value={START} dateStyle="long" />
      </IntlProvider>,
    );
    expect(plain(container.textContent)).toBe(region.day);
  });

  test(`a viewer with the region ${name} can tell US dollars from Canadian ones`, () => {
    expect(plain(formatMoney(629, 'USD', locale))).toBe(region.usDollars);
    expect(plain(formatMoney(629, 'CAD', locale))).toBe(region.canadianDollars);
  });
});
