import type { DataEvent, DataSessionRequest, ErrorReport, VideoEvent, VideoViewing } from '@generated/model';
import type { AnalyticsItem, CommerceEventName } from './commerce';

/* Everything that the site sends about viewers and about itself: for each service, the name, the fields
   and the trigger of each record. Nothing else is sent. */

type Keys<Body> = readonly Extract<keyof Body, string>[];
type DataEventName = DataEvent['event'];
type ReportKind = ErrorReport['kind'];

interface Entry<Fields> {
  fields: Fields;
  fires: string;
}

const COMMON = ['profile', 'session_uuid', 'user_id', 'user_email', 'event', 'origin_url', 'trk'] as const;

/**
 * These are sent to the data-collection service after the viewer has accepted analytics. `trk` is left out if
 * it is unknown.
 */
export const DATA = {
  session: {
    fields: ['profile', 'session', 'device_type', 'user_agent', 'resolution', 'platform'],
    fires: 'Before the first record, and again 24 hours later.',
  },
  api_request: {
    fields: [...COMMON, 'url', 'status', 'error_message', 'response_length', 'list_lengths'],
    fires: 'A call of the main API was answered, or failed; each attempt.',
  },
  login: {
    fields: [...COMMON, 'timestamp', 'email'],
    fires: 'A viewer logged in, registered, or came back from a social provider.',
  },
  visit_page: {
    fields: [
      ...COMMON,
      ...(['page', 'api_key', 'authorized', 'timestamp', 'outer_referrer', 'from_page'] as const),
    ],
    fires: 'A screen has opened; another query of the same path is no other page.',
  },
  first_frame: {
    fields: ['video_view_uuid', 'stream_id', 'stream_type', 'event'],
    fires: 'The picture of a video moves for the first time in this viewing; prerolls apart.',
  },
  viewing: {
    fields: [
      'video_view_uuid',
      'stream_id',
      'stream_type',
      'viewing_time',
      'category',
      'sport',
      'gender',
      'school',
      'league',
    ],
    fires:
      'After 10 s of a viewing, each 30 s more, at a pause, when the tab is hidden and when the page is left.',
  },
} as const satisfies { [Name in DataEventName]: Entry<Keys<Extract<DataEvent, { event: Name }>>> } & {
  session: Entry<Keys<DataSessionRequest>>;
  first_frame: Entry<Keys<VideoEvent>>;
  viewing: Entry<Keys<VideoViewing>>;
};

const ITEM = [
  'item_id',
  'item_name',
  'currency',
  'item_category',
  'item_list_name',
  'item_variant',
  'price',
  'fee',
  'quantity',
  'coupon',
  'discount',
  'tax',
  'transaction_id',
  'value',
  'error_reason',
] as const satisfies Keys<AnalyticsItem>;

const COMMERCE = ['currency', 'value', 'items'] as const;
const ORDER = [...COMMERCE, 'transaction_id', 'coupon'] as const;

/**
 * These are sent to the tag manager after the viewer has accepted analytics, if the channel has a tracking
 * id.
 */
export const TAGS = {
  page_view: {
    fields: ['page_location', 'page_referrer', 'page_title'],
    items: [],
    fires: 'As visit_page.',
  },
  login: { fields: ['method'], items: [], fires: 'As login.' },
  view_item_list: { fields: COMMERCE, items: ITEM, fires: 'The passes are on the screen.' },
  add_to_cart: { fields: COMMERCE, items: ITEM, fires: 'A pass was chosen from the list.' },
  view_buy_page: { fields: COMMERCE, items: ITEM, fires: 'The till has opened on what is not bought yet.' },
  begin_checkout: { fields: COMMERCE, items: ITEM, fires: 'With view_buy_page.' },
  purchase: { fields: ORDER, items: ITEM, fires: 'An order was paid; once an order.' },
  purchase_success: { fields: ORDER, items: ITEM, fires: 'With purchase.' },
  purchase_failed: { fields: ORDER, items: ITEM, fires: 'An order failed, or the purchase was refused.' },
} as const satisfies {
  [Name in CommerceEventName | 'page_view' | 'login']: Entry<readonly string[]> & {
    items: Keys<AnalyticsItem>;
  };
};

export type TagName = keyof typeof TAGS;
export type TagFields<Name extends TagName> = Record<(typeof TAGS)[Name]['fields'][number], unknown>;

/**
 * These are sent to the error log. They need no consent, because they never identify a viewer; only `vitals`
 * needs it.
 */
export const REPORTS = {
  request: {
    fields: ['kind', 'operation', 'status', 'message', 'url', 'data'],
    fires: 'A call failed for good, with a status that its policy does not keep silent.',
  },
  drift: {
    fields: ['kind', 'operation', 'status', 'field', 'expected', 'got'],
    fires: 'An answer differs from the contract; one answer in fifty is checked.',
  },
  uncaught: {
    fields: ['kind', 'name', 'message', 'stack', 'page'],
    fires: 'An error or a rejection that nothing caught, or that broke a screen.',
  },
  chunk: { fields: ['kind', 'message', 'page'], fires: 'Code or texts of the site could not be loaded.' },
  player: {
    fields: ['kind', 'code', 'detail', 'page'],
    fires: 'A video does not play, whatever the player tried.',
  },
  vitals: {
    fields: ['kind', 'page', 'lcp', 'cls', 'inp'],
    fires: 'A page load is hidden or left for the first time; one load in ten.',
  },
} as const satisfies { [Kind in ReportKind]: Entry<Keys<Extract<ErrorReport, { kind: Kind }>>> };
