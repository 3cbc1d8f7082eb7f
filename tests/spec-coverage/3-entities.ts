import type { Row } from './row.ts';

/** That every answer of every operation obeys its schema. */
const CONFORMS =
  'tests/conformance/conformance.integration.test.ts › every documented answer of every operation was seen';
const fields = (schema: string) =>
  `tests/specified-fields.test.ts › always has what the specification names › ${schema}: `;
const kinds = (schema: string) => `tests/specified-fields.test.ts › is one of › ${schema}: `;

/** The contract requires the fields that the specification names, and all answers obey the contract. */
const entity = (name: string, says: string, schemas: string[], ...more: string[]): Row => ({
  id: `entity ${name}`,
  says,
  shownBy: [CONFORMS, ...schemas.map(fields), ...more],
});
const values = (name: string, says: string, schema: string, ...more: string[]): Row => ({
  id: name,
  says,
  shownBy: [kinds(schema), ...more],
});
const medium = (kind: string, number: number, ...more: string[]): Row => ({
  id: `media kind ${number} ${kind}`,
  says: `A medium of number ${number} is ${kind}`,
  shownBy: [`tests/specified-fields.test.ts › a medium of the kind ${kind} is number ${number}`, ...more],
});
const keyName = (name: string, says: string, ...shownBy: Row['shownBy']): Row => ({
  id: `key name ${name}`,
  says,
  shownBy,
});

const basketOf = (name: string) =>
  `src/lib/purchase/prepare.test.ts › a basket from an address › ${name} is read by that name`;
const SIGNED_LINK = 'src/features/auth/signed-link.test.ts › a whole link is read';
const ITEM =
  'src/analytics/commerce.test.ts › an item › has every field that analytics counts, in major units';
const WHEN_FAILED = 'src/analytics/commerce.test.ts › an item › says why a purchase failed';
const VERIFY = 'tests/faults/account.test.tsx › verifyEmail: slow';

/** 3. Entities and their fields. */
export const rows: readonly Row[] = [
  entity(
    'User',
    'id, email, temporary_password, names, newsletter, terms, trial_period_used, is_geo_blocked, capabilities, featureCount',
    ['User'],
  ),
  entity(
    'FeatureCount',
    'Counters of clips and downloads',
    ['FeatureCount'],
    'e2e/clips.spec.ts › in the profile: each state, a download that is remembered',
  ),
  values('capabilities', 'watch, download, clipping, download_clip, no_ads, vod_media', 'Capability'),
  entity(
    'Geo',
    'country, country_code, ip, is_geo_blocked',
    ['Geo'],
    'e2e/watch.spec.ts › the country is named, and can be seen anew',
  ),
  entity(
    'Channel settings',
    'language, currency, prerolls, google-tag, yare-analytics-key, remote_auth, static_blocks',
    ['Settings', 'TagManagerSettings', 'DataCollectionSettings', 'AuthSettings'],
  ),
  entity('Menu', 'Items with a placement', ['MenuItem', 'MenuTarget']),
  values(
    'menu placement',
    'header, footer or both',
    'MenuPlacement',
    'src/app/layout/menu-links.test.ts › a placement shows its own items and those of both, lightest first',
  ),
  entity('Page', 'id, name, url, alt_name', ['Page']),
  entity(
    'Slide',
    'slidable_type and slidable_id',
    ['Slide'],
    'src/features/home/slides-for.test.ts › a team’s home',
  ),
  values('slidable_type', 'main, category, participant, group', 'SlidableType'),
  entity('Event location', 'Where events are held', ['EventLocation']),
  entity(
    'Event category',
    'A tree by children and id',
    ['EventCategory'],
    'src/lib/channel/category-tree.test.ts › the tree keeps its order and depth',
  ),
  entity(
    'FAQ',
    'Questions and answers',
    ['FaqItem'],
    'e2e/pages.spec.ts › questions › are searched, in their answers too',
  ),
  entity(
    'Colour settings',
    'The channel’s colours',
    ['ColorSettings'],
    'e2e/start-up.spec.ts › the shell is in the channel’s colours',
  ),
  entity(
    'Event',
    'id, name, type, stream_status, event_utc_ts, time_zone, has_access, participants, location_id, event_category_id, base_price, service_fee',
    ['Event'],
  ),
  {
    id: 'event title',
    says: 'With two participants: away short name at home short name',
    shownBy: [
      'src/lib/event/event-title.test.ts › two teams',
      'src/lib/event/event-title.test.ts › three teams',
    ],
  },
  values('stream status', 'upcoming, live, finished', 'StreamStatus'),
  {
    id: 'status list vod',
    says: 'On demand lists what is finished',
    shownBy: [
      'src/features/schedule/route-status.test.ts › /vod',
      'e2e/browse.spec.ts › /vod asks for finished',
    ],
  },
  {
    id: 'status list live',
    says: 'Live lists what is live',
    shownBy: [
      'src/features/schedule/route-status.test.ts › /live',
      'e2e/browse.spec.ts › /live asks for live',
    ],
  },
  {
    id: 'status list upcoming',
    says: 'Upcoming lists what is upcoming',
    shownBy: [
      'src/features/schedule/route-status.test.ts › /upcoming',
      'e2e/browse.spec.ts › /upcoming asks for upcoming',
    ],
  },
  values(
    'access types',
    'free, paid, register, ppv, each with its own gate',
    'AccessType',
    'src/features/event/gate/gate.test.ts › free',
    'src/features/event/gate/gate.test.ts › paid, visitor',
    'src/features/event/gate/gate.test.ts › register, visitor',
    'src/features/event/gate/gate.test.ts › pay-per-view, member',
  ),
  entity(
    'Participant',
    'id, name, short_name, alias, images, color, properties (gender, sport), groups (name, alias, id, image)',
    ['Participant', 'ParticipantProperties', 'ParticipantGroup'],
  ),
  values('genders', 'male, female and not identified', 'Gender'),
  {
    id: 'gender Men (M)',
    says: 'male is shown as Men (M)',
    shownBy: ['tests/specified-texts.test.ts › gender.male: Men (M)'],
  },
  {
    id: 'gender Women (W)',
    says: 'female is shown as Women (W)',
    shownBy: [
      'tests/specified-texts.test.ts › gender.female: Women (W)',
      'e2e/browse.spec.ts › filters › Gender alone stands in the address and in the call',
    ],
  },
  {
    id: 'gender not identified',
    says: 'Who is neither is shown as not identified',
    shownBy: [
      'tests/specified-texts.test.ts › gender.unknown: Not identified',
      'src/features/schedule/schedule-filters.test.ts › reading the address › gender=not+identified',
    ],
  },
  entity('Package', 'id, name, prices, event_categories, is_team_pass, offer, period, weight, type, scope', [
    'Package',
  ]),
  values('package scope', 'single or category', 'PackageScope'),
  {
    id: 'basic pass',
    says: 'It is free and can be upgraded to premium',
    shownBy: [
      'e2e/buy.spec.ts › a free pass needs no card',
      'e2e/buy.spec.ts › the free basic pass can be upgraded to one that costs',
    ],
  },
  entity('Subscription', 'id, name, price, offer, period, trial_period, service_fee', ['Subscription']),
  values('subscription offer', 'annual or monthly', 'Offer'),
  values(
    'renewal periods',
    'annual, month, monthly',
    'RenewalPeriod',
    'src/lib/purchase/prepare.test.ts › renewal › 2026-01-31T10:00:00Z month renews on',
  ),
  values(
    'subscription states',
    'active, inactive, expired, canceled',
    'SubscriptionState',
    'src/lib/orders/order-status.test.ts › is orders.canceled',
    'src/lib/orders/order-status.test.ts › is orders.expired',
  ),
  entity('Order', 'id, type, status, activity_status, product (id, event_category_id, participant_id)', [
    'Order',
    'OrderProduct',
  ]),
  values('order types', 'subscription, package, event', 'OrderType'),
  values('order statuses', 'created, failed, paid, refunded', 'OrderStatus'),
  {
    id: 'display status Paid',
    says: 'Paid, and no longer in force',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.paid',
      'tests/specified-texts.test.ts › orders.paid: Paid',
    ],
  },
  {
    id: 'display status Inactive',
    says: 'Failed, or a subscription at rest',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.inactive',
      'tests/specified-texts.test.ts › orders.inactive: Inactive',
      'e2e/orders.spec.ts › transactions: kinds, states',
    ],
  },
  {
    id: 'display status Refunded',
    says: 'Refunded',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.refunded',
      'tests/specified-texts.test.ts › orders.refunded: Refunded',
      'e2e/orders.spec.ts › transactions: kinds, states',
    ],
  },
  {
    id: 'display status Active',
    says: 'Paid and in force',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.active',
      'tests/specified-texts.test.ts › orders.active: Active',
      'e2e/orders.spec.ts › transactions: kinds, states',
    ],
  },
  values('order kinds', 'created and updated', 'OrderKind'),
  {
    id: 'kind New subscription',
    says: 'A subscription’s first order is a New subscription',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.newSubscription',
      'tests/specified-texts.test.ts › orders.newSubscription: New subscription',
      'e2e/orders.spec.ts › transactions: kinds, states',
    ],
  },
  {
    id: 'kind Subscription Renewal',
    says: 'A later one is a Subscription Renewal',
    shownBy: [
      'src/lib/orders/order-status.test.ts › is orders.renewal',
      'tests/specified-texts.test.ts › orders.renewal: Subscription Renewal',
      'e2e/orders.spec.ts › transactions: kinds, states',
    ],
  },
  {
    id: 'label Auto-Renewal',
    says: 'What renews says so',
    shownBy: [
      'src/lib/orders/order-status.test.ts › renews: orders.autoRenewal',
      'tests/specified-texts.test.ts › orders.autoRenewal: Auto-Renewal',
      'e2e/orders.spec.ts › active orders, and a renewal cancelled in two clicks',
    ],
  },
  {
    id: 'label Auto-Renewal Cancelled',
    says: 'What renews no more says so',
    shownBy: [
      'src/lib/orders/order-status.test.ts › renews: orders.autoRenewalCancelled',
      'tests/specified-texts.test.ts › orders.autoRenewalCancelled: Auto-Renewal Cancelled',
      'e2e/orders.spec.ts › active orders, and a renewal cancelled in two clicks',
    ],
  },
  entity('Clip', 'event_id, name, start_time, duration, tags, event_media_id', ['Clip']),
  values(
    'clip states',
    'Being processed, failed, ready',
    'ClipStatus',
    'src/features/clips/mine/clip-state.test.ts › processing after 0 ms',
    'src/features/clips/mine/clip-state.test.ts › failed after 1000 ms',
    'src/features/clips/mine/clip-state.test.ts › ready after 1000 ms',
  ),
  {
    id: 'a ready clip',
    says: 'What is ready can be downloaded, shared and deleted; what failed can’t be shared',
    shownBy: [
      'e2e/clips.spec.ts › in the profile: each state, a download that is remembered, and deleting once it is meant',
      'e2e/clips.spec.ts › a clip that fails says so where one is by then, and in the profile',
    ],
  },
  entity('Favorite', 'favoritable_id, favoritable_type', ['Favorite']),
  values('favoritable_type', 'participant, group, category', 'FavoritableType'),
  entity('VOD media', 'id, title, date, assets', ['VodMediaItem', 'VodAsset']),
  values('VOD asset types', 'image or preview', 'VodAssetType'),
  entity(
    'VOD rail',
    'id, title, vod_media_items',
    ['VodRail'],
    'e2e/library.spec.ts › a rail › follows its arrows',
  ),
  entity('Preroll', 'id, url, weight, location_id, event_categories, for_vod, for_live', ['Preroll']),
  entity(
    'Custom form',
    'Fetched by its alias',
    ['CustomForm'],
    'e2e/pages.spec.ts › contacts › checks the form and puts the answers into a letter',
  ),
  medium(
    'image',
    1,
    'src/player/source/source-of-media.test.ts › the poster is the event’s first picture, else its image',
  ),
  medium('live', 2, 'src/player/source/source-of-media.test.ts › the stream while it is live'),
  medium('vod', 3, 'src/player/source/source-of-media.test.ts › the recording once it is over'),
  medium('embedded', 4, 'src/player/source/source-of-media.test.ts › another service’s player before both'),
  medium(
    'thumbnails',
    5,
    'src/player/source/source-of-media.test.ts › carries thumbnails, captions and the time of expiry over',
  ),
  medium(
    'preview',
    6,
    'src/player/source/source-of-media.test.ts › as preview: the trailer',
    'e2e/watch-media.spec.ts › a trailer is free for all, before the game is',
  ),
  medium(
    'preview_alt',
    7,
    'src/player/source/source-of-media.test.ts › as preview: its other cut where there is no trailer',
  ),
  medium(
    'embedded_preview',
    8,
    'src/player/source/source-of-media.test.ts › as preview: the embedded one last',
  ),
  {
    id: 'access rights',
    says: 'watch, download, clipping, download_clip, no_ads and vod_media_access, as flags of the user',
    shownBy: [kinds('Capability'), CONFORMS],
  },
  values(
    'purchase target kinds',
    'event and vod',
    'PurchaseTarget',
    'src/lib/purchase/prepare.test.ts › preparation › type=event&target=vod&vod_id=3',
  ),
  {
    id: 'profile tab clips',
    says: 'The profile has a tab of clips',
    shownBy: ['e2e/clips.spec.ts › in the profile: each state, a download that is remembered'],
  },
  {
    id: 'profile tab downloads',
    says: 'The profile has a tab of downloads',
    shownBy: ['e2e/clips.spec.ts › in the profile: each state, a download that is remembered'],
  },
  {
    id: 'filter gender',
    says: 'Events are filtered by gender',
    shownBy: ['e2e/browse.spec.ts › filters › Gender alone'],
  },
  {
    id: 'filter sport',
    says: 'Events are filtered by sport',
    shownBy: ['e2e/browse.spec.ts › filters › Sport alone'],
  },
  {
    id: 'filter city',
    says: 'Events are filtered by city',
    shownBy: ['e2e/browse.spec.ts › filters › City alone'],
  },
  {
    id: 'filter state',
    says: 'Events are filtered by state',
    shownBy: ['e2e/browse.spec.ts › filters › State or province alone'],
  },
  {
    id: 'filter All',
    says: '‘All’ has id 0 and parent_id 0, and filters nothing',
    shownBy: [
      'src/features/schedule/schedule-filters.test.ts › All is 0, below 0',
      'src/features/schedule/schedule-filters.test.ts › reading the address › sport=0',
      'src/features/schedule/schedule-filters.test.ts › writing the address › All leaves the address',
    ],
  },
  {
    id: 'toast type success',
    says: 'A toast may tell of a success',
    shownBy: ['src/ui/overlay/toasts.test.tsx › the same news twice is one toast, shown anew'],
  },
  {
    id: 'toast type error',
    says: 'A toast may tell of an error, and interrupts then',
    shownBy: ['src/ui/overlay/toasts.test.tsx › an error interrupts'],
  },
  {
    id: 'toast type info',
    says: 'A toast is an info unless it says otherwise',
    shownBy: ['src/ui/overlay/toasts.test.tsx › a toast stays 5,000 ms and is an info by default'],
  },
  {
    id: 'process state processing',
    says: 'What is under way says so',
    shownBy: [VERIFY, 'e2e/buy-settlement.spec.ts › a reload in the middle follows the order that was made'],
  },
  {
    id: 'process state success',
    says: 'What succeeded says so',
    shownBy: ['e2e/accounts.spec.ts › in en › registering, and confirming the address in another tab'],
  },
  {
    id: 'process state error',
    says: 'What failed says so',
    shownBy: ['e2e/accounts-links.spec.ts › links of confirmation that fail'],
  },
  keyName(
    'event_id',
    'An event in a query',
    basketOf('event_id'),
    'src/lib/purchase/prepare.test.ts › a basket from an address › event_id=5 implies event',
  ),
  keyName(
    'school',
    'A participant group in a query',
    'e2e/browse.spec.ts › filters › School alone stands in the address and in the call',
  ),
  keyName(
    'team',
    'A participant in a query',
    'e2e/browse.spec.ts › filters › Team alone stands in the address and in the call',
  ),
  keyName(
    'sport',
    'An event category in a query',
    'e2e/browse.spec.ts › filters › Sport alone stands in the address and in the call',
  ),
  keyName(
    'group',
    'A school among favourites',
    'src/lib/favourites/favourite-kind.test.ts › group can be a favourite',
  ),
  keyName(
    'event_category_id',
    'A sport in the address of a purchase',
    basketOf('event_category_id'),
    'e2e/buy.spec.ts › a visitor logs in and comes back to the same basket',
  ),
  keyName(
    'participant_id',
    'A team in the address of a purchase',
    basketOf('participant_id'),
    'e2e/buy.spec.ts › a team pass, its team chosen',
  ),
  keyName(
    'single_event_package_id',
    'An event’s own package in the address of a purchase',
    basketOf('single_event_package_id'),
    'src/lib/purchase/prepare.test.ts › preparation › type=event&event_id=3&single_event_package_id=8',
  ),
  keyName(
    'code',
    'A device’s code',
    'e2e/accounts.spec.ts › what a visitor may not open waits behind the log-in, with its query',
  ),
  keyName(
    'subscription_id',
    'A subscription in the address of a purchase',
    basketOf('subscription_id'),
    'src/lib/purchase/prepare.test.ts › subscription_id=5 implies subscription',
  ),
  keyName(
    'package_id',
    'A package in the address of a purchase',
    basketOf('package_id'),
    'src/lib/purchase/prepare.test.ts › package_id=5 implies package',
  ),
  keyName(
    'trk',
    'Outer tracking in the address of an arrival',
    'src/analytics/data/outer-tracking.dom.test.ts › https://x.test/?trk=autumn',
    'e2e/analytics.spec.ts › a whole journey',
  ),
  keyName(
    'email',
    'Who a link was sent to',
    SIGNED_LINK,
    'src/app/start-up/signed-link.test.ts › /verify-email?email=',
  ),
  keyName('expires', 'When a link ends', SIGNED_LINK, 'src/features/auth/signed-link.test.ts › it is over: '),
  keyName('signature', 'What proves a link', SIGNED_LINK),
  keyName(
    'vod_id',
    'A library video in the address of a purchase',
    basketOf('vod_id'),
    'src/lib/purchase/prepare.test.ts › vod_id=5 implies event',
  ),
  keyName(
    'type',
    'What is bought, in the address of a purchase',
    'src/lib/purchase/prepare.test.ts › type=car&package_id=5 implies package',
  ),
  ...[
    'item id',
    'name',
    'currency',
    'category',
    'list name',
    'variant',
    'price',
    'fee',
    'quantity 1',
    'coupon',
    'discount',
    'tax',
    'transaction id',
  ].map(
    (field): Row => ({
      id: `analytics item ${field}`,
      says: `An analytics item has its ${field}`,
      shownBy: [ITEM],
    }),
  ),
  {
    id: 'analytics item value',
    says: 'Its value is price minus discount plus tax',
    shownBy: [ITEM, 'src/analytics/commerce.test.ts › is worth'],
  },
  {
    id: 'analytics item error_reason',
    says: 'An item says why its purchase failed',
    shownBy: [ITEM, WHEN_FAILED],
  },
];
