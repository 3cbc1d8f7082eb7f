import type { Row } from './row.ts';

const SEARCH =
  'e2e/library.spec.ts › the search asks for ten by date, stands in the address, and goes on as one scrolls';

/** 9. Business constants and limits. */
export const rows: readonly Row[] = [
  {
    id: 'constant request timeout 30,000 ms',
    says: 'A request is given up after 30 s',
    shownBy: [
      'tests/mutator/retry.test.ts › 30,000 ms › is how long an answer may take',
      'tests/mutator/retry.test.ts › 30,000 ms › counts anew for the repeat',
    ],
  },
  {
    id: 'constant retry delay 1,000 ms, once',
    says: 'One repeat after a second',
    shownBy: ['tests/mutator/retry.test.ts › by default a call is repeated once after 1,000 ms'],
  },
  {
    id: 'constant order poll 2,000 ms',
    says: 'The order is asked for every 2 s',
    shownBy: [
      'src/features/checkout/settlement/settle-order.test.ts › resolves on paid, asking every two seconds',
    ],
  },
  {
    id: 'constant toast 5,000 ms',
    says: 'A toast stays 5 s',
    shownBy: ['src/ui/overlay/toasts.test.tsx › a toast stays 5,000 ms and is an info by default'],
  },
  {
    id: 'constant analytics session 24 hours',
    says: 'The analytics session lasts 24 hours',
    shownBy: ['src/analytics/data/data-session.dom.test.ts › a session is made once, and kept for 24 hours'],
  },
  {
    id: 'constant outer tracking 3 hours',
    says: 'The outer tracking value is kept 10,800,000 ms',
    shownBy: [
      'src/analytics/data/outer-tracking.dom.test.ts › it is kept for 10,800,000 ms from the arrival, whatever is visited meanwhile',
    ],
  },
  {
    id: 'constant prefix rudy_',
    says: 'What is stored bears the prefix rudy_',
    shownBy: ['src/browser/storage/storage.dom.test.ts › keys bear the prefix rudy_'],
  },
  {
    id: 'constant lifetime 360 days',
    says: 'What is stored lives about 360 days',
    shownBy: ['src/browser/storage/storage.dom.test.ts › a value lives about 360 days'],
  },
  {
    id: 'constant persisted store 60,000 ms',
    says: 'What the device keeps is waited for a minute',
    shownBy: [
      'src/app/start-up/stored-language.test.ts › what the device keeps is waited for 60,000 ms, then start-up goes on without',
    ],
  },
  {
    id: 'constant reload lock 60 s',
    says: 'WHOOPS! is locked for 60 s, in steps of a second',
    shownBy: [
      'src/app/start-up/reload-lock.dom.test.ts › the button is locked for 60 seconds, counted down one by one',
    ],
  },
  {
    id: 'constant preroll 1 hour',
    says: 'Prerolls are remembered, and suppressed by default, for 3,600,000 ms',
    shownBy: [
      'src/player/prerolls/preroll-memory.dom.test.ts › is suppressed for an hour, where nobody says',
    ],
  },
  {
    id: 'constant hour',
    says: 'An hour is 3,600,000 ms',
    shownBy: [
      'src/player/prerolls/preroll-memory.dom.test.ts › is suppressed for an hour, where nobody says',
    ],
  },
  {
    id: 'constant minute',
    says: 'A minute is 60,000 ms',
    shownBy: [
      'src/app/start-up/stored-language.test.ts › what the device keeps is waited for 60,000 ms, then start-up goes on without',
    ],
  },
  {
    id: 'constant clip 5 minutes',
    says: 'A clip takes up to 5 minutes',
    shownBy: [
      'src/features/clips/mine/clip-state.test.ts › processing after 299999 ms',
      'src/features/clips/mine/clip-state.test.ts › processing after 300000 ms',
    ],
  },
  {
    id: 'constant trial {days}',
    says: 'The trial’s warning names its days',
    shownBy: [
      'e2e/buy.spec.ts › a trial costs nothing today, keeps the card, and is offered a single time',
      'src/lib/purchase/prepare.test.ts › renewal › free days are counted whole',
    ],
  },
  {
    id: 'constant annual 12 months',
    says: 'An annual plan renews every 12 months',
    shownBy: [
      'src/lib/purchase/prepare.test.ts › renewal › 2026-03-01T10:00:00Z annual renews on 2027-03-01',
      'e2e/buy.spec.ts › Annual membership renews every 12 months',
      'e2e/pages.spec.ts › /terms_conditions says Annual plans renew every 12 months',
    ],
  },
  {
    id: 'constant monthly 30 days',
    says: 'A monthly plan renews every 30 days',
    shownBy: [
      'src/lib/purchase/prepare.test.ts › renewal › 2026-01-31T10:00:00Z monthly renews on 2026-03-02',
      'e2e/buy.spec.ts › Student membership renews every 30 days',
      'e2e/pages.spec.ts › monthly plans every 30 days',
    ],
  },
  {
    id: 'constant all sales final',
    says: 'All sales are final, no refunds',
    shownBy: ['e2e/pages.spec.ts › /terms_conditions says All sales are final, no refunds.'],
  },
  {
    id: 'constant encrypted payment',
    says: 'Payment is encrypted (256 bit, SSL)',
    shownBy: ['e2e/pages.spec.ts › /terms_conditions says Payments are encrypted (256 bit, SSL).'],
  },
  {
    id: 'constant currency USD',
    says: 'The default currency is USD',
    shownBy: ['src/lib/text/money.test.ts › a channel that counts in undefined counts in USD'],
  },
  {
    id: 'constant reset link in minutes',
    says: 'When a reset link ends is said in minutes',
    shownBy: [
      'e2e/accounts-links.spec.ts › in en › a forgotten password',
      'tests/specified-fields.test.ts › PasswordResetLinkSent: expires_in_minutes',
    ],
  },
  {
    id: 'constant 2022-08-01',
    says: 'Nothing older is asked for',
    shownBy: [
      'e2e/browse.spec.ts › filters › nothing older than the archive is asked for',
      'src/features/schedule/schedule-filters.test.ts › reading the address › start_date=2019-01-01',
      'tests/specified-calls.test.ts › listEvents, start_date: 2022-08-01',
    ],
  },
  {
    id: 'constant VOD search limit 10',
    says: 'The library’s search asks for 10',
    shownBy: [SEARCH, 'tests/specified-calls.test.ts › searchVodMedia, limit: 10'],
  },
  {
    id: 'constant VOD search offset 0',
    says: 'From the first',
    shownBy: [SEARCH, 'tests/specified-calls.test.ts › searchVodMedia, offset: 0'],
  },
  {
    id: 'constant VOD search by date',
    says: 'By date',
    shownBy: [SEARCH, 'tests/specified-calls.test.ts › searchVodMedia, sort_field: date'],
  },
  {
    id: 'constant orders unlimited',
    says: 'Orders are unlimited, unless a limit is given',
    shownBy: [
      'tests/specified-calls.test.ts › listOrders, no_limit: 1',
      'tests/demo-channel.dom.test.ts › orders and packages are unlimited, unless a limit is given',
    ],
  },
  {
    id: 'constant packages unlimited',
    says: 'Packages are unlimited, unless a limit is given',
    shownBy: [
      'tests/specified-calls.test.ts › listPackages, no_limit: 1',
      'tests/demo-channel.dom.test.ts › orders and packages are unlimited, unless a limit is given',
    ],
  },
  {
    id: 'constant VOD rail 5000 ms',
    says: 'A rail moves every 5 s',
    shownBy: [
      'src/features/library/rail-step.test.ts › a rail moves every five seconds',
      'e2e/library.spec.ts › a rail › moves a card on every five seconds, unless somebody is at it',
    ],
  },
  {
    id: 'constant VOD card 280 to 380',
    says: 'A rail’s cards are 280 to 380 wide',
    shownBy: ['e2e/library.spec.ts › a rail › has cards 280 to 380 wide at'],
  },
  {
    id: 'constant chunk load 120 s',
    says: 'Code is given up after 120 s',
    shownBy: ['src/app/routes/lazy-view.test.ts › one that takes 120 s too'],
  },
  {
    id: 'constant time zone names',
    says: 'Abbreviations such as PST, EST and CEST are known',
    shownBy: [
      'src/i18n/time-zones.test.ts › PST is America/Los_Angeles',
      'src/i18n/time-zones.test.ts › EST is America/New_York',
      'src/i18n/time-zones.test.ts › CEST is Europe/Paris',
    ],
  },
  {
    id: 'marketing: submissions',
    says: 'Content submissions are reviewed within 5 business days',
    shownBy: ['e2e/pages.spec.ts › /about says reviewed within 5 business days'],
  },
  {
    id: 'marketing: basic pass',
    says: 'The basic pass covers the 2023-24 regular season',
    shownBy: ['e2e/pages.spec.ts › /about says The basic pass is free and covers the 2023-24 regular season'],
  },
];
