import type { Row } from './row.ts';

const contract = (call: string, id: string) => `tests/specified-calls.test.ts › ${call} is ${id}`;
const query = (id: string) => `tests/specified-calls.test.ts › a query takes › ${id}: `;
const silent = (what: string) =>
  `tests/specified-calls.test.ts › what is not said in a query counts as › ${what}`;
const body = (id: string) => `tests/specified-calls.test.ts › a body has › ${id}: `;
/** Its answer is waited for on the real screen that makes the call. */
const made = (area: string, id: string) => `tests/faults/${area}.test.tsx › ${id}: slow`;

/** The contract has the call as the specification does, and a screen makes it. */
const calls = (area: string, list: [call: string, id: string, ...more: string[]][]): Row[] =>
  list.map(([call, id, ...more]) => ({
    id: `call ${call}`,
    says: `${call} is called`,
    shownBy: [contract(call, id), made(area, id), ...more],
  }));

const called = (id: string) => `tests/operations-called.test.ts › ${id} is called, or has a reason not to be`;
const CONFORMS =
  'tests/conformance/conformance.integration.test.ts › every documented answer of every operation was seen';
const EXEMPT =
  'tests/specified-calls.test.ts › these operations carry no keys, and no others of the main API';
const JOURNEY = 'e2e/analytics.spec.ts › a whole journey: arrive, browse, log in, buy, watch, leave';
const CATALOGUE =
  'src/analytics/catalogue.test.ts › what is sent is what the contract describes, all of it and nothing else › ';
const tag = (name: string) =>
  `src/analytics/tags/tag-events.test.ts › each event of the till has the fields and the items that the catalogue says › ${name}`;

/** 7. The calls it makes. */
export const rows: readonly Row[] = [
  {
    id: 'base of the main API',
    says: 'The configured host, plus /api',
    shownBy: [
      'tests/mutator/retry.test.ts › results › a configured host takes the place of the site’s own',
      contract('GET /api/menu', 'getMenu'),
    ],
  },
  {
    id: 'keys in the query',
    says: 'GET and DELETE carry api_key and channel_key in the query',
    shownBy: [
      'tests/mutator/keys.test.ts › keys travel › in the query for GET',
      'tests/mutator/keys.test.ts › keys travel › in the query for DELETE',
    ],
  },
  {
    id: 'keys in the body',
    says: 'Otherwise they stand in the body',
    shownBy: [
      'tests/mutator/keys.test.ts › keys travel › in the body otherwise, as JSON',
      'tests/mutator/keys.test.ts › keys travel › in a form',
      'tests/mutator/keys.test.ts › keys travel › in url-encoded fields',
    ],
  },
  ...[
    'channel keys',
    'api key',
    'menu',
    'pages',
    'faq',
    'colors',
    'settings',
    'slides',
    'event locations',
    'subscriptions',
    'packages',
    'participants',
    'participant groups',
    'delete-account-confirm',
    'bootstrap',
  ].map(
    (what): Row => ({
      id: `exempt from keys: ${what}`,
      says: `${what}: without keys`,
      shownBy: [EXEMPT, 'tests/mutator/keys.test.ts › exempt operations › carry neither key'],
    }),
  ),
  {
    id: 'channel key for an API key',
    says: 'A channel key is used to obtain an API key',
    shownBy: ['e2e/start-up.spec.ts › starts: keys, then the profile', body('getApiKey')],
  },
  {
    id: 'settings files',
    says: 'Settings are also read below storage/settings/',
    shownBy: [
      contract('GET /storage/settings/{hostname}.json', 'getStaticSettings'),
      'e2e/start-up.spec.ts › without the bootstrap call the static copy of the settings serves',
    ],
  },

  ...calls('start-up', [
    [
      'GET /keys/{hostname}.json',
      'getChannelKey',
      'tests/mutator/retry.test.ts › results › and so for the keys host, below which the file lies',
    ],
    ['POST /api/get_api_key', 'getApiKey', body('getApiKey')],
    ['GET /api/profile', 'getProfile'],
  ]),
  ...calls('account', [
    [
      'POST /api/profile',
      'updateProfile',
      'tests/specified-calls.test.ts › a body has › updateProfile: _method, which is patch',
      'src/features/profile/rules/profile-rules.test.ts › only what changes is sent',
    ],
    ['POST /api/v2/auth/login', 'logIn'],
    ['POST /api/auth/logout', 'logOut'],
    ['POST /api/v2/auth/register', 'register'],
    ['POST /api/v2/auth/social/{provider}', 'logInWithProvider'],
    ['POST /api/auth/email-verify', 'verifyEmail'],
    ['POST /api/auth/password-reset-request', 'requestPasswordReset'],
    ['POST /api/auth/password-reset', 'resetPassword'],
    ['POST /api/auth/add_session', 'addSession', body('addSession')],
    ['POST /api/delete-account-confirm', 'confirmAccountDeletion'],
  ]),
  ...(['google', 'facebook'] as const).map(
    (provider): Row => ({
      id: `call GET /auth/login/${provider}/callback`,
      says: `${provider} leads back there, with the API key as state`,
      shownBy: [
        contract(`GET /auth/login/${provider}/callback`, `${provider}Callback`),
        `src/features/auth/social/provider-address.test.ts › ${provider} is asked for a code, with the API key as state`,
        `e2e/accounts-social.spec.ts › ${provider} is left for, and leads back to the page of before`,
      ],
    }),
  ),

  ...calls('browse', [['GET /api/user/access', 'getUserAccess']]),
  ...calls('start-up', [
    ['GET /api/settings', 'getSettings'],
    ['GET /api/menu', 'getMenu'],
    ['GET /api/slides/web', 'listSlides', query('listSlides')],
    ['GET /api/pages', 'listPages'],
    ['GET /api/color-settings/web', 'getColorSettings'],
    [
      'GET /api/channel-bootstrap-data',
      'getBootstrap',
      query('getBootstrap'),
      silent('getBootstrap, color-settings[client_interface]: web'),
      silent('getBootstrap, slides[client_interface]: web'),
      'tests/early-hints.test.ts › the hints name the very calls that a start makes, and those need no key',
    ],
  ]),
  {
    id: 'call GET /api/pages/{id}',
    says: 'The contract has it and its answers obey it; why the site need not call it is written down',
    shownBy: [contract('GET /api/pages/{id}', 'getPage'), called('getPage'), CONFORMS],
  },
  {
    id: 'bootstrap answer',
    says: 'It returns colours, categories, locations, faq, menu, packages, pages, groups, settings, slides, subscriptions, group properties',
    shownBy: ['tests/specified-calls.test.ts › the bootstrap answer brings twelve parts', CONFORMS],
  },
  ...calls('browse', [
    ['GET /api/faq', 'listFaq'],
    ['GET /api/custom-forms/{alias}', 'getCustomForm'],
    ['GET /api/geo', 'getGeo'],

    ['GET /api/events', 'listEvents'],
    ['GET /api/events/{id}', 'getEvent'],
    ['GET /api/events-for-homepage', 'listHomepageEvents'],
    [
      'GET /api/events/favorite',
      'listFavoriteEvents',
      query('listFavoriteEvents'),
      'e2e/favourites.spec.ts › sees favourites alone, by status, days and order',
    ],
  ]),
  {
    id: 'call GET /api/download-event/{id}',
    says: 'GET /api/download-event/{id} is called',
    shownBy: [
      contract('GET /api/download-event/{id}', 'downloadEvent'),
      'e2e/share.spec.ts › a game is downloaded: how far it is',
    ],
  },
  ...calls('clips', [
    [
      'GET /api/events/with_clip',
      'listEventsWithClip',
      'e2e/share.spec.ts › a shared clip plays for whoever has its address, and no other address does',
    ],
  ]),
  ...calls('start-up', [
    ['GET /api/events-categories', 'listEventCategories'],
    ['GET /api/events-locations', 'listEventLocations'],
    [
      'GET /api/participants',
      'listParticipants',
      query('listParticipants'),
      'tests/early-hints.test.ts › the hints name the very calls',
    ],
    ['GET /api/participant-groups', 'listParticipantGroups'],
    ['GET /api/participant-group-properties', 'listParticipantGroupProperties'],
  ]),

  ...calls('buying', [
    ['POST /api/stripe/buy', 'buy'],
    ['GET /api/packages', 'listPackages', query('listPackages'), silent('listPackages, no_limit: 1')],
    ['GET /api/packages/{id}', 'getPackage'],
    ['GET /api/subscriptions', 'listSubscriptions'],
    ['GET /api/subscriptions/{id}', 'getSubscription'],
    ['GET /api/orders', 'listOrders', query('listOrders'), silent('listOrders, no_limit: 1')],
    ['GET /api/orders/{id}', 'getOrder'],
    ['GET /api/apply_coupon', 'applyCoupon'],
    ['POST /api/stripe/unsubscribe', 'unsubscribe'],
    ['GET /api/stripe/customer-portal', 'getCustomerPortal'],
    ['GET /api/stripe/list-cards', 'listCards'],
    ['POST /api/stripe/setup-intent', 'createSetupIntent'],
    ['POST /api/stripe/subscription/start_trial', 'startTrial', body('startTrial')],
  ]),

  ...calls('browse', [
    ['GET /api/vod-media-items', 'listVodMediaItems'],
    ['GET /api/vod-media-items/{id}', 'getVodMediaItem'],
    ['GET /api/vod-media-categories', 'listVodMediaCategories'],
    ['GET /api/vod-media-rails', 'listVodMediaRails'],
    [
      'GET /api/vod-media/search',
      'searchVodMedia',
      query('searchVodMedia'),
      silent('searchVodMedia, limit: 10'),
      silent('searchVodMedia, offset: 0'),
      silent('searchVodMedia, sort_field: date'),
      'e2e/library.spec.ts › the search asks for ten by date',
    ],
  ]),

  ...calls('clips', [
    [
      'POST /api/clip',
      'createClip',
      body('createClip'),
      'e2e/clips.spec.ts › a clip from typing its times to watching it',
    ],
    ['GET /api/shared-clip/{id}', 'getSharedClip'],
    ['GET /api/clips/user', 'listUserClips'],
    ['DELETE /api/clip/{id}', 'deleteClip'],
  ]),
  ...calls('browse', [['GET /api/clips/event/{id}', 'listEventClips']]),
  {
    id: 'call GET /api/clip/download/{id}',
    says: 'GET /api/clip/download/{id} is called',
    shownBy: [
      contract('GET /api/clip/download/{id}', 'downloadClip'),
      'e2e/clips.spec.ts › in the profile: each state, a download that is remembered',
    ],
  },

  ...calls('browse', [
    ['GET /api/favorites', 'listFavorites'],
    ['POST /api/favorite', 'addFavorite', body('addFavorite')],
    ['DELETE /api/favorite/{id}', 'removeFavorite'],
  ]),

  {
    id: 'monitoring',
    says: 'A failed request is posted to the error-reporting service: status, message, request data, url',
    shownBy: [
      contract('POST /errors/report', 'reportError'),
      'tests/mutator/reports.test.ts › a failed request is told to the error log › with status, message, request data and url',
      'tests/specified-calls.test.ts › a body has › reportError: status, message, request data and url',
      `${CATALOGUE}request: RequestFailureReport`,
      made('measuring', 'reportError'),
      'src/analytics/monitoring/error-report.test.ts › calls › that failed for good',
      'e2e/analytics.spec.ts › the error log: once each, redacted',
    ],
  },
  {
    id: 'analytics: a host of its own',
    says: 'The data-collection service has its own host',
    shownBy: [
      contract('GET /data/datalake/hash/', 'getDataHash'),
      'e2e/two-channels.spec.ts › two channels side by side',
    ],
  },
  {
    id: 'analytics: 30 s',
    says: 'It is given up after 30 seconds',
    shownBy: [
      'tests/mutator/retry.test.ts › 30,000 ms › is how long an answer may take',
      'tests/faults/measuring.test.tsx › getDataHash: timeout',
    ],
  },
  {
    id: 'analytics: never from localhost',
    says: 'Nothing is sent from localhost',
    shownBy: [
      'src/analytics/is-local.test.ts › localhost: true',
      'src/analytics/is-local.test.ts › 127.0.0.1: true',
      'e2e/analytics.spec.ts › before Accept, after Refuse and on this machine nothing is sent',
    ],
  },
  {
    id: 'analytics: silent on failure',
    says: 'The viewer notices nothing of its failures',
    shownBy: [
      'e2e/analytics.spec.ts › with the services down, the viewer notices nothing',
      'e2e/analytics.spec.ts › with the services silent, the viewer notices nothing',
    ],
  },
  {
    id: 'call GET /datalake/hash/',
    says: 'It returns the session’s hash',
    shownBy: [
      contract('GET /data/datalake/hash/', 'getDataHash'),
      'tests/specified-fields.test.ts › always has what the specification names › SessionHash: data',
      'src/analytics/data/data-session.dom.test.ts › a session is made once',
    ],
  },
  {
    id: 'call POST /datalake/session/',
    says: 'profile, session, device_type, user_agent (encoded), resolution, platform web',
    shownBy: [
      contract('POST /data/datalake/session/', 'createDataSession'),
      body('createDataSession'),
      'src/analytics/data/data-session.dom.test.ts › a session is made once',
      `${CATALOGUE}session: DataSessionRequest`,
      JOURNEY,
    ],
  },
  {
    id: 'call POST /datalake/event/',
    says: 'profile, session_uuid, user_id, user_email, event and what belongs to it',
    shownBy: [
      contract('POST /data/datalake/event/', 'sendDataEvent'),
      `${CATALOGUE}no kind of event or report is missing`,
      JOURNEY,
    ],
  },
  {
    id: 'events: origin_url',
    says: 'origin_url is always added',
    shownBy: [JOURNEY, 'src/analytics/data/data-records.test.ts › visit_page › at '],
  },
  {
    id: 'events: trk',
    says: 'trk is added where there is one',
    shownBy: [
      JOURNEY,
      'src/analytics/data/data-records.test.ts › api_request › an answer, its keys gone',
      'src/analytics/data/data-records.test.ts › visit_page › from another page of the site',
    ],
  },
  {
    id: 'event api_request',
    says: 'url, status, error message, response length (one field, response_length)',
    shownBy: [
      'src/analytics/data/data-records.test.ts › api_request',
      `${CATALOGUE}api_request: ApiRequestEvent`,
    ],
  },
  {
    id: 'event login',
    says: 'timestamp, email',
    shownBy: ['src/analytics/data/data-records.test.ts › login › by', `${CATALOGUE}login: LoginEvent`],
  },
  {
    id: 'event visit_page',
    says: 'page, api_key, authorized, timestamp, outer referrer, from page',
    shownBy: [
      'src/analytics/data/data-records.test.ts › visit_page › from another page of the site',
      `${CATALOGUE}visit_page: VisitPageEvent`,
    ],
  },
  {
    id: 'call POST /datalake/video/event/',
    says: 'video_view_uuid, stream_id, stream_type, event (first_frame by default)',
    shownBy: [
      contract('POST /data/datalake/video/event/', 'sendVideoEvent'),
      body('sendVideoEvent'),
      `${body('sendVideoEvent')}event, first_frame where nothing is said`,
      'src/analytics/viewing-reports.test.ts › a first frame names the medium',
      `${CATALOGUE}first_frame: VideoEvent`,
      JOURNEY,
    ],
  },
  {
    id: 'call POST /datalake/video/viewing/',
    says: 'video_view_uuid, stream_id, stream_type, viewing_time, category, sport, gender, school, league',
    shownBy: [
      contract('POST /data/datalake/video/viewing/', 'sendVideoViewing'),
      body('sendVideoViewing'),
      `${CATALOGUE}viewing: VideoViewing`,
      'src/features/event/watch/viewed-event.test.ts › live, in a league',
      JOURNEY,
    ],
  },
  {
    id: 'tag manager script',
    says: 'It is loaded by the tracking id',
    shownBy: [
      'src/analytics/tags/tag-script.test.ts › https://www.googletagmanager.com/gtag/js for G-NORTHFIELD',
      JOURNEY,
    ],
  },
  {
    id: 'tag login',
    says: 'login is told',
    shownBy: ['src/analytics/tags/tag-events.test.ts › logIn is a log-in by email', JOURNEY],
  },
  {
    id: 'tag page_view',
    says: 'page_view is told',
    shownBy: [
      'src/analytics/tags/tag-events.test.ts › a page is told without what is secret in its address',
      JOURNEY,
    ],
  },
  ...['view_item_list', 'view_buy_page', 'add_to_cart', 'begin_checkout', 'purchase', 'purchase_success'].map(
    (name): Row => ({ id: `tag ${name}`, says: `${name} is told`, shownBy: [tag(name), JOURNEY] }),
  ),
  {
    id: 'tag purchase_failed',
    says: 'purchase_failed is told',
    shownBy: [
      tag('purchase_failed'),
      'e2e/analytics.spec.ts › a purchase that fails is told to the tag manager',
    ],
  },
];
