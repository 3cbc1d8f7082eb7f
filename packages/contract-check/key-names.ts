/** The names that the specification uses in queries, paths and identifiers. */
const SPECIFIED = [
  ...['event_id', 'category_id', 'school', 'team', 'sport', 'channel', 'division', 'group', 'modal'],
  ...[
    'event_category_id',
    'participant_id',
    'single_event_package_id',
    'code',
    'subscription_id',
    'package_id',
  ],
  ...[
    'trk',
    'location',
    'email',
    'expires',
    'signature',
    'vod_id',
    'type',
    'id',
    'alias',
    'uuid',
    'provider',
  ],
  ...['event_media_id', 'favoritable_id', 'stream_status', 'start_date', 'end_date', 'offset', 'limit'],
  ...['sort_field', 'sort_direction', 'no_limit', 'title', 'gender', 'city', 'state', 'stream_id', 'user_id'],
  ...['color-settings[client_interface]', 'slides[client_interface]'],
];

/** Names that this contract chose, because the specification leaves them open. */
const OTHER_KEY_NAMES = [
  // The host of the site, which is part of the paths of key files and settings files.
  'hostname',
  // The order whose renewal is cancelled, and the payment method that pays.
  'order_id',
  'payment_method_id',
  // A category of the library.
  'category',
  // Social providers add these parameters when they redirect back.
  'error',
  'error_description',
  // Filters orders by payment status.
  'status',
];

export const KEY_NAMES: ReadonlySet<string> = new Set([...SPECIFIED, ...OTHER_KEY_NAMES]);
