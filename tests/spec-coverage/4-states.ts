import type { Row } from './row.ts';

const STARTS =
  'e2e/start-up.spec.ts › starts: keys, then the profile; exempt calls beside them, each once and without keys';
const FOLLOWED = 'src/features/checkout/settlement/settle-order.test.ts › ';
const PURCHASED = 'src/lib/purchase/purchased.test.ts › ';
const CHOICE = 'src/player/prerolls/preroll-choice.test.ts › ';
const CHOSEN =
  'e2e/watch.spec.ts › a preroll is chosen by the stream’s status, the category and the location';
const SHOWN = 'src/player/prerolls/preroll-memory.dom.test.ts › a preroll that was shown › ';
const cleared401 =
  'tests/mutator/keys.test.ts › 401 › clears the user and refetches the API key, keeping the channel key';

/** 4. States and transitions. */
export const rows: readonly Row[] = [
  {
    id: 'start: channel key, then API key, then profile',
    says: 'The keys are fetched in that order, then the profile',
    shownBy: [STARTS],
  },
  {
    id: 'start: static data and participants',
    says: 'The channel’s static data and the participants are loaded',
    shownBy: [STARTS],
  },
  {
    id: 'start: profile failure',
    says: 'A profile that fails makes a visitor',
    shownBy: ['e2e/start-up.spec.ts › a profile that fails makes a visitor'],
  },
  {
    id: 'start: signed in on an auth page',
    says: 'A signed-in user starting on login, registration or reset is taken home',
    shownBy: ['e2e/routes.spec.ts › guards › a signed-in viewer opening a log-in page lands on home'],
  },
  {
    id: 'start: extra routes',
    says: 'The pages’ routes are there when the site renders',
    shownBy: ['e2e/routes.spec.ts › a channel’s page becomes a route of its own'],
  },
  {
    id: 'session: set after profile',
    says: 'The profile sets the user',
    shownBy: [
      'tests/demo-channel.dom.test.ts › a visitor has no profile; logging in binds the key to the user',
      'e2e/routes.spec.ts › and so do those of a signed-in viewer',
    ],
  },
  {
    id: 'session: set after login',
    says: 'A log-in sets the user',
    shownBy: ['e2e/accounts.spec.ts › logging in leads back to the page and query of before'],
  },
  {
    id: 'session: set after register',
    says: 'Registering sets the user',
    shownBy: ['e2e/accounts.spec.ts › in en › registering, and confirming the address in another tab'],
  },
  {
    id: 'session: set after social auth',
    says: 'A provider’s log-in sets the user',
    shownBy: [
      'e2e/accounts-social.spec.ts › google is left for, and leads back',
      'e2e/accounts-social.spec.ts › somebody new by a provider accepts the terms first',
    ],
  },
  {
    id: 'session: cleared on logout',
    says: 'A log-out clears the user',
    shownBy: ['e2e/accounts-profile.spec.ts › its places, its changes, the way out'],
  },
  {
    id: 'session: cleared when unauthenticated',
    says: 'An unauthenticated error clears the user',
    shownBy: [
      cleared401,
      'e2e/accounts-profile.spec.ts › a session that the backend ended is over on the next call',
    ],
  },
  {
    id: 'session: API key refetched',
    says: 'The API key is then fetched anew',
    shownBy: [
      cleared401,
      'e2e/log-out.spec.ts › without a connection too, who logs out leaves nothing on the device',
    ],
  },
  {
    id: 'order created to paid',
    says: 'An order is created, then paid',
    shownBy: [
      'src/features/checkout/settlement/settlement.test.ts › accepted, then paid',
      'e2e/buy.spec.ts › a pass, from the list to the receipt',
    ],
  },
  {
    id: 'order created to failed',
    says: 'An order is created, then fails',
    shownBy: [
      'src/features/checkout/settlement/settlement.test.ts › accepted, then failed',
      'e2e/buy.spec.ts › a payment that fails later is told in a popup',
    ],
  },
  {
    id: 'order refunded',
    says: 'An order may be refunded, and sells again',
    shownBy: [
      'src/features/checkout/settlement/settlement.test.ts › an order that is refunded is ready',
      `${PURCHASED}a subscription › refunded`,
    ],
  },
  {
    id: 'order polled every 2 seconds',
    says: 'After buying, the order is asked for every 2 seconds until it is paid',
    shownBy: [`${FOLLOWED}resolves on paid, asking every two seconds`],
  },
  {
    id: 'order rejects on failed',
    says: 'It rejects on failed, with the popup flag',
    shownBy: [`${FOLLOWED}rejects on failed, with the flag that it is told in a popup`],
  },
  {
    id: 'order rejects on request error',
    says: 'It rejects with what the request rejects with',
    shownBy: [`${FOLLOWED}rejects with what a request rejects with`],
  },
  {
    id: 'purchased: subscription',
    says: 'If a paid and active order exists',
    shownBy: [
      `${PURCHASED}a subscription › paid and active`,
      `${PURCHASED}a subscription › expired`,
      `${PURCHASED}a subscription › refunded`,
    ],
  },
  {
    id: 'purchased: package',
    says: 'If paid active orders cover all its categories',
    shownBy: [
      `${PURCHASED}a package › all its sports in one order`,
      `${PURCHASED}a package › all its sports in two orders`,
      `${PURCHASED}a package › one sport missing`,
      `${PURCHASED}a package › an order that is not in force`,
    ],
  },
  {
    id: 'purchased: team pass',
    says: 'If paid active orders cover all its participants',
    shownBy: [
      `${PURCHASED}a package › a team pass: every team`,
      `${PURCHASED}a package › a team pass: one of two teams`,
    ],
  },
  {
    id: 'purchased: event',
    says: 'If a paid order exists',
    shownBy: [`${PURCHASED}an event and a medium › are told apart, and stay bought`],
  },
  {
    id: 'passes by weight',
    says: 'Passes are listed by weight, descending',
    shownBy: ['src/lib/purchase/prepare.test.ts › passes stand by weight, the heaviest first'],
  },
  {
    id: 'subscription active to canceled',
    says: 'A subscription is active, then canceled',
    shownBy: [
      'e2e/orders.spec.ts › active orders, and a renewal cancelled in two clicks',
      'src/lib/orders/order-status.test.ts › is orders.canceled',
    ],
  },
  {
    id: 'text cancellation being processed',
    says: 'Your cancellation of automatic renewal is being processed.',
    shownBy: [
      'e2e/orders.spec.ts › active orders, and a renewal cancelled in two clicks',
      'tests/specified-texts.test.ts › orders.cancelProcessing',
    ],
  },
  {
    id: 'text cancellation processed',
    says: 'Your Auto Renewal cancellation has been successfully processed',
    shownBy: [
      'e2e/orders.spec.ts › active orders, and a renewal cancelled in two clicks',
      'tests/specified-texts.test.ts › orders.cancelDone',
    ],
  },
  {
    id: 'subscription inactive',
    says: 'A subscription may be inactive',
    shownBy: ['src/lib/orders/order-status.test.ts › is orders.inactive'],
  },
  {
    id: 'subscription expired',
    says: 'A subscription may be expired',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.expired',
      'e2e/orders.spec.ts › transactions: kinds, states',
    ],
  },
  {
    id: 'trial once',
    says: 'A trial is available only while trial_period_used is false',
    shownBy: [
      'src/lib/purchase/prepare.test.ts › trial 7 for { trial_period_used: false }: 7',
      'src/lib/purchase/prepare.test.ts › trial 7 for { trial_period_used: true }: null',
      'e2e/buy.spec.ts › a trial costs nothing today',
    ],
  },
  {
    id: 'clip queued',
    says: 'A clip is queued for up to 5 minutes',
    shownBy: [
      'src/features/clips/mine/clip-state.test.ts › processing after 299999 ms',
      'src/features/clips/mine/clip-state.test.ts › processing after 300000 ms',
    ],
  },
  {
    id: 'clip processed',
    says: 'A clip is ready in the end',
    shownBy: [
      'e2e/clips.spec.ts › a clip from typing its times to watching it',
      'src/features/clips/mine/clip-state.test.ts › one is ready',
    ],
  },
  {
    id: 'clip failed',
    says: 'Or it has failed',
    shownBy: [
      'e2e/clips.spec.ts › a clip that fails says so where one is by then, and in the profile',
      'src/features/clips/mine/clip-state.test.ts › one failed',
    ],
  },
  {
    id: 'preroll by stream status',
    says: 'A preroll is chosen by the stream’s status',
    shownBy: [`${CHOICE}for live streams only`, `${CHOICE}for recordings only`, CHOSEN],
  },
  {
    id: 'preroll by location',
    says: 'A preroll is chosen by location',
    shownBy: [`${CHOICE}this location`, `${CHOICE}another location`, CHOSEN],
  },
  {
    id: 'preroll by category',
    says: 'A preroll is chosen by category',
    shownBy: [`${CHOICE}this category`, `${CHOICE}another category`, CHOSEN],
  },
  { id: 'preroll by weight', says: 'Prerolls are sorted by weight', shownBy: [`${CHOICE}the lightest`] },
  {
    id: 'preroll once per user',
    says: 'A preroll is shown once to each user',
    shownBy: [
      `${SHOWN}for this viewer, this event and this preroll only`,
      'e2e/watch.spec.ts › a preroll runs once for a user, and leads to the video',
    ],
  },
  {
    id: 'preroll once per visitor',
    says: 'A preroll is shown once to an unlogged visitor',
    shownBy: [
      `${SHOWN}a visitor is remembered too`,
      'e2e/watch.spec.ts › a preroll runs once for a visitor, and leads to the video',
    ],
  },
  {
    id: 'preroll suppressed for an hour',
    says: 'The same preroll at the same event is suppressed for an hour',
    shownBy: [`${SHOWN}is suppressed for an hour, where nobody says`],
  },
  {
    id: 'preroll suppressed as configured',
    says: 'Or for the configured time',
    shownBy: [
      `${SHOWN}is suppressed for as the channel says`,
      `${SHOWN}is suppressed for as the preroll says`,
    ],
  },
  {
    id: 'toast defaults',
    says: 'A toast stays 5000 ms and is an info',
    shownBy: ['src/ui/overlay/toasts.test.tsx › a toast stays 5,000 ms and is an info by default'],
  },
  {
    id: 'popup resolves',
    says: 'A popup resolves on ok',
    shownBy: ['src/ui/overlay/popups.test.tsx › resolves on ok'],
  },
  {
    id: 'popup rejects',
    says: 'A popup rejects on cancel',
    shownBy: ['src/ui/overlay/popups.test.tsx › rejects on cancel'],
  },
  {
    id: 'calendar',
    says: 'It holds the list’s start and end, and its own start a day later',
    shownBy: [
      'src/features/schedule/calendar.test.ts › from 2026-11-21 to null',
      'src/features/schedule/calendar.test.ts › from 2026-12-31 to 2027-01-05',
    ],
  },
  {
    id: 'analytics session',
    says: 'It is created at the start of measuring where none is stored, and stored for 24 hours',
    shownBy: [
      'src/analytics/data/data-session.dom.test.ts › a session is made once, and kept for 24 hours',
      'e2e/analytics.spec.ts › a whole journey: arrive, browse, log in, buy, watch, leave',
    ],
  },
];
