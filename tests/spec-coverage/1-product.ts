import type { Row } from './row.ts';

const FOUR_DOORS = 'e2e/browse.spec.ts › the four doors';

/** 1. What the product does and for whom. */
export const rows: readonly Row[] = [
  {
    id: 'watch live',
    says: 'A live event plays',
    shownBy: [
      'e2e/watch.spec.ts › turns live by itself when the event does',
      'e2e/player-live.spec.ts › live',
    ],
  },
  {
    id: 'watch on demand',
    says: 'A recorded event plays',
    shownBy: ['e2e/watch.spec.ts › on demand plays, says what it is, and goes on where one stopped'],
  },
  { id: 'browse events', says: 'Events are listed by status', shownBy: [FOUR_DOORS] },
  {
    id: 'browse participants',
    says: 'Events are narrowed to a team',
    shownBy: ['e2e/browse.spec.ts › filters › Team alone stands in the address and in the call'],
  },
  {
    id: 'browse groups',
    says: 'Events are narrowed to a school',
    shownBy: ['e2e/browse.spec.ts › filters › School alone stands in the address and in the call'],
  },
  {
    id: 'browse event categories',
    says: 'Events are narrowed to a sport',
    shownBy: ['e2e/browse.spec.ts › filters › Sport alone stands in the address and in the call'],
  },
  {
    id: 'register',
    says: 'A visitor registers by email and password',
    shownBy: [
      'e2e/accounts.spec.ts › in en › registering, and confirming the address in another tab',
      'e2e/accounts.spec.ts › in fr › registering, and confirming the address in another tab',
    ],
  },
  {
    id: 'log in',
    says: 'A viewer logs in by email and password',
    shownBy: ['e2e/accounts.spec.ts › logging in leads back to the page and query of before'],
  },
  {
    id: 'log in by google',
    says: 'A viewer logs in through google',
    shownBy: ['e2e/accounts-social.spec.ts › google is left for, and leads back to the page of before'],
  },
  {
    id: 'log in by facebook',
    says: 'A viewer logs in through facebook',
    shownBy: ['e2e/accounts-social.spec.ts › facebook is left for, and leads back to the page of before'],
  },
  {
    id: 'verify email',
    says: 'An address is confirmed by the link sent to it',
    shownBy: ['e2e/accounts.spec.ts › in en › registering, and confirming the address in another tab'],
  },
  {
    id: 'reset password',
    says: 'A password reset is asked for and completed',
    shownBy: ['e2e/accounts-links.spec.ts › a forgotten password'],
  },
  {
    id: 'update profile',
    says: 'A user changes their profile',
    shownBy: ['e2e/accounts-profile.spec.ts › its places, its changes, the way out'],
  },
  {
    id: 'confirm account deletion',
    says: 'A user confirms that the account be deleted',
    shownBy: ['e2e/accounts-links.spec.ts › deleting the account'],
  },
  {
    id: 'link a device',
    says: 'A device is linked by its code',
    shownBy: ['e2e/accounts-profile.spec.ts › a code that no device shows'],
  },
  {
    id: 'buy an event',
    says: 'A single event is bought',
    shownBy: ['e2e/buy.spec.ts › a single event from its page, and back to it'],
  },
  {
    id: 'buy a package',
    says: 'A package is bought',
    shownBy: ['e2e/buy.spec.ts › a pass, from the list to the receipt'],
  },
  {
    id: 'buy a team pass',
    says: 'A team pass is bought',
    shownBy: ['e2e/buy.spec.ts › a team pass, its team chosen'],
  },
  {
    id: 'buy an all-access pass',
    says: 'An all-access pass is bought',
    shownBy: ['e2e/buy-settlement.spec.ts › a double click buys once'],
  },
  {
    id: 'subscribe annually',
    says: 'An annual subscription renews by itself',
    shownBy: ['e2e/buy.spec.ts › Annual membership renews every 12 months, which is agreed to apart'],
  },
  {
    id: 'subscribe monthly',
    says: 'A monthly subscription renews by itself',
    shownBy: ['e2e/buy.spec.ts › Student membership renews every 30 days, which is agreed to apart'],
  },
  {
    id: 'free trial',
    says: 'A subscription may begin with a free trial',
    shownBy: ['e2e/buy.spec.ts › a trial costs nothing today, keeps the card, and is offered a single time'],
  },
  {
    id: 'promo codes',
    says: 'A promo code changes the price',
    shownBy: ['e2e/buy.spec.ts › promo codes: wrong, expired, right, replaced, removed, and for all of it'],
  },
  {
    id: 'pay by a saved card',
    says: 'A saved card pays',
    shownBy: ['e2e/buy.spec.ts › a new card is saved, and pays the next time'],
  },
  {
    id: 'pay by a new card',
    says: 'A new card pays',
    shownBy: [
      'e2e/buy.spec.ts › a pass, from the list to the receipt',
      'e2e/buy.spec.ts › 3-D Secure passed',
    ],
  },
  {
    id: 'manage orders',
    says: 'A user sees their orders',
    shownBy: ['e2e/orders.spec.ts › transactions: kinds, states, and a receipt that prints alone'],
  },
  {
    id: 'cancel auto-renewal',
    says: 'A user cancels the renewal',
    shownBy: ['e2e/orders.spec.ts › active orders, and a renewal cancelled in two clicks'],
  },
  {
    id: 'customer portal',
    says: 'The payment provider’s portal opens',
    shownBy: ['e2e/orders.spec.ts › the payment provider’s page is asked for at the press'],
  },
  {
    id: 'favourite participants, groups and categories',
    says: 'Teams, schools and sports can be followed, and nothing else',
    shownBy: [
      'src/lib/favourites/favourite-kind.test.ts › can be a favourite',
      'src/lib/favourites/favourite-kind.test.ts › not among the allowed values',
      'e2e/favourites.spec.ts › takes one off, and puts it back by pressing again',
    ],
  },
  {
    id: 'favourite kind favorite_event',
    says: 'favorite_event is known as a kind, and followed by nobody; its address leads to favourite events',
    shownBy: [
      'src/lib/favourites/favourite-kind.test.ts › not among the allowed values › "favorite_event" is',
      'e2e/touch.spec.ts › the address of favourite events leads to them',
    ],
  },
  {
    id: 'favourite kind event_location',
    says: 'event_location is known as a kind, and followed by nobody',
    shownBy: [
      'src/lib/favourites/favourite-kind.test.ts › not among the allowed values › "event_location" is',
    ],
  },
  {
    id: 'create clips',
    says: 'A clip is made',
    shownBy: [
      'e2e/clips.spec.ts › a clip from typing its times to watching it, with a toast wherever one is by then',
    ],
  },
  {
    id: 'download clips',
    says: 'A clip is downloaded',
    shownBy: ['e2e/clips.spec.ts › in the profile: each state, a download that is remembered'],
  },
  {
    id: 'share clips',
    says: 'A clip is shared by its address',
    shownBy: [
      'e2e/clips.spec.ts › in the profile: each state, a download that is remembered, and deleting once it is meant',
      'e2e/share.spec.ts › a shared clip plays for whoever has its address, and no other address does',
    ],
  },
  {
    id: 'delete clips',
    says: 'A clip is deleted',
    shownBy: [
      'e2e/clips.spec.ts › in the profile: each state, a download that is remembered, and deleting once it is meant',
    ],
  },
  {
    id: 'download events',
    says: 'An event is downloaded',
    shownBy: ['e2e/share.spec.ts › a game is downloaded: how far it is, called off, broken off, and here'],
  },
  {
    id: 'interface languages',
    says: 'The interface speaks English and French, each whole',
    shownBy: [
      'tests/messages.test.ts › every text stands in English and in French',
      'tests/messages.test.ts › both languages use the same values',
      'e2e/browse.spec.ts › in French › home and the list speak French',
    ],
  },
  {
    id: 'default language',
    says: 'English, unless the channel says otherwise',
    shownBy: [
      'src/i18n/languages.test.ts › a channel that says nothing is English',
      'src/i18n/languages.test.ts › the channel chooses',
    ],
  },
  {
    id: 'locale of the channel',
    says: 'The locale is loaded by the channel’s language',
    shownBy: [
      'e2e/start-up.spec.ts › the shell speaks the channel’s language, and the viewer may switch it for good',
    ],
  },
  {
    id: 'channel of its own',
    says: 'Each site has its own settings, menu, pages, slides, colours, FAQ, languages, prerolls and keys',
    shownBy: [
      'e2e/two-channels.spec.ts › two channels side by side: names, colours, events and viewers of their own',
      'tests/specified-calls.test.ts › the bootstrap answer brings twelve parts',
      'tests/specified-fields.test.ts › Settings: language languages currency prerolls google-analytics yare-analytics',
    ],
  },
  {
    id: 'channel fetched at start',
    says: 'What makes a channel is fetched at start',
    shownBy: ['e2e/start-up.spec.ts › starts: keys, then the profile; exempt calls beside them'],
  },
  {
    id: 'no administration',
    says: 'There are strings for administration and no screens for it',
    shownBy: ['src/app/routes/screens.test.ts › no address for administration'],
  },
  {
    id: 'e-commerce tag service',
    says: 'Purchases are told to a tag service',
    shownBy: ['e2e/analytics.spec.ts › a whole journey: arrive, browse, log in, buy, watch, leave'],
  },
  {
    id: 'data-collection service',
    says: 'Visits and viewing are told to the data-collection service',
    shownBy: ['e2e/analytics.spec.ts › a whole journey: arrive, browse, log in, buy, watch, leave'],
  },
];
