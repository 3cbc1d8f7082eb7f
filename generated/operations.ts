// Generated from openapi/ by `npm run generate`. Do not edit.

export interface RequestPolicy {
  keys: 'injected' | 'exempt';
  retryCount: number;
  retryDelay: number;
  globalError: boolean;
  crashCodes: readonly (number | '4xx' | '5xx')[];
  allowedCodes: readonly number[];
  silentCodes: readonly number[];
  /** The data of the body is a list. */
  list: boolean;
}

export interface Operation {
  method: string;
  /** On the site's own origin. */
  path: string;
  tag: string;
  host: HostName;
  policy: Partial<RequestPolicy>;
}

export const defaultPolicy: RequestPolicy = {"list":false,"keys":"injected","retryCount":1,"retryDelay":1000,"globalError":false,"crashCodes":["4xx","5xx"],"allowedCodes":[],"silentCodes":[401]};

/** The servers, by the name that config.json gives them, and what a configured host replaces. */
export const hostDefaults = {"keysHost":"/keys","apiHost":"","errorsHost":"/errors","dataHost":"/data"};

export type HostName = keyof typeof hostDefaults;

export type OperationId =
  | 'getChannelKey'
  | 'getApiKey'
  | 'logIn'
  | 'register'
  | 'logInWithProvider'
  | 'logOut'
  | 'verifyEmail'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'addSession'
  | 'confirmAccountDeletion'
  | 'getProfile'
  | 'updateProfile'
  | 'getUserAccess'
  | 'listPackages'
  | 'getPackage'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'buy'
  | 'applyCoupon'
  | 'listCards'
  | 'createSetupIntent'
  | 'listOrders'
  | 'getOrder'
  | 'unsubscribe'
  | 'getCustomerPortal'
  | 'startTrial'
  | 'createClip'
  | 'deleteClip'
  | 'downloadClip'
  | 'listEventClips'
  | 'listUserClips'
  | 'getSharedClip'
  | 'listFavorites'
  | 'addFavorite'
  | 'removeFavorite'
  | 'getBootstrap'
  | 'getStaticSettings'
  | 'getSettings'
  | 'getMenu'
  | 'listSlides'
  | 'listPages'
  | 'getPage'
  | 'getColorSettings'
  | 'getGeo'
  | 'listFaq'
  | 'getCustomForm'
  | 'listEvents'
  | 'listEventsWithClip'
  | 'listFavoriteEvents'
  | 'getEvent'
  | 'downloadEvent'
  | 'listEventCategories'
  | 'listHomepageEvents'
  | 'listEventLocations'
  | 'listParticipants'
  | 'listParticipantGroups'
  | 'listParticipantGroupProperties'
  | 'listVodMediaItems'
  | 'getVodMediaItem'
  | 'listVodMediaCategories'
  | 'listVodMediaRails'
  | 'searchVodMedia'
  | 'reportError'
  | 'getDataHash'
  | 'createDataSession'
  | 'sendDataEvent'
  | 'sendVideoEvent'
  | 'sendVideoViewing';

export const operations: Record<OperationId, Operation> = {
  getChannelKey: { method: 'GET', path: '/keys/{hostname}.json', tag: 'keys', host: 'keysHost', policy: {"keys":"exempt"} },
  getApiKey: { method: 'POST', path: '/api/get_api_key', tag: 'keys', host: 'apiHost', policy: {"keys":"exempt"} },
  logIn: { method: 'POST', path: '/api/v2/auth/login', tag: 'auth', host: 'apiHost', policy: {"retryCount":0} },
  register: { method: 'POST', path: '/api/v2/auth/register', tag: 'auth', host: 'apiHost', policy: {"retryCount":0} },
  logInWithProvider: { method: 'POST', path: '/api/v2/auth/social/{provider}', tag: 'auth', host: 'apiHost', policy: {"retryCount":0} },
  logOut: { method: 'POST', path: '/api/auth/logout', tag: 'auth', host: 'apiHost', policy: {"globalError":true} },
  verifyEmail: { method: 'POST', path: '/api/auth/email-verify', tag: 'auth', host: 'apiHost', policy: {} },
  requestPasswordReset: { method: 'POST', path: '/api/auth/password-reset-request', tag: 'auth', host: 'apiHost', policy: {"retryCount":0} },
  resetPassword: { method: 'POST', path: '/api/auth/password-reset', tag: 'auth', host: 'apiHost', policy: {"retryCount":0} },
  addSession: { method: 'POST', path: '/api/auth/add_session', tag: 'auth', host: 'apiHost', policy: {"retryCount":0} },
  confirmAccountDeletion: { method: 'POST', path: '/api/delete-account-confirm', tag: 'auth', host: 'apiHost', policy: {"keys":"exempt","retryCount":0} },
  getProfile: { method: 'GET', path: '/api/profile', tag: 'profile', host: 'apiHost', policy: {"allowedCodes":[401]} },
  updateProfile: { method: 'POST', path: '/api/profile', tag: 'profile', host: 'apiHost', policy: {"retryCount":0} },
  getUserAccess: { method: 'GET', path: '/api/user/access', tag: 'profile', host: 'apiHost', policy: {} },
  listPackages: { method: 'GET', path: '/api/packages', tag: 'passes', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  getPackage: { method: 'GET', path: '/api/packages/{id}', tag: 'passes', host: 'apiHost', policy: {"keys":"exempt"} },
  listSubscriptions: { method: 'GET', path: '/api/subscriptions', tag: 'passes', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  getSubscription: { method: 'GET', path: '/api/subscriptions/{id}', tag: 'passes', host: 'apiHost', policy: {"keys":"exempt"} },
  buy: { method: 'POST', path: '/api/stripe/buy', tag: 'checkout', host: 'apiHost', policy: {"retryCount":0} },
  applyCoupon: { method: 'GET', path: '/api/apply_coupon', tag: 'checkout', host: 'apiHost', policy: {} },
  listCards: { method: 'GET', path: '/api/stripe/list-cards', tag: 'checkout', host: 'apiHost', policy: {"list":true} },
  createSetupIntent: { method: 'POST', path: '/api/stripe/setup-intent', tag: 'checkout', host: 'apiHost', policy: {} },
  listOrders: { method: 'GET', path: '/api/orders', tag: 'orders', host: 'apiHost', policy: {"list":true} },
  getOrder: { method: 'GET', path: '/api/orders/{id}', tag: 'orders', host: 'apiHost', policy: {} },
  unsubscribe: { method: 'POST', path: '/api/stripe/unsubscribe', tag: 'orders', host: 'apiHost', policy: {"retryCount":0} },
  getCustomerPortal: { method: 'GET', path: '/api/stripe/customer-portal', tag: 'orders', host: 'apiHost', policy: {"globalError":true} },
  startTrial: { method: 'POST', path: '/api/stripe/subscription/start_trial', tag: 'orders', host: 'apiHost', policy: {"retryCount":0} },
  createClip: { method: 'POST', path: '/api/clip', tag: 'clips', host: 'apiHost', policy: {"retryCount":0} },
  deleteClip: { method: 'DELETE', path: '/api/clip/{id}', tag: 'clips', host: 'apiHost', policy: {"globalError":true} },
  downloadClip: { method: 'GET', path: '/api/clip/download/{id}', tag: 'clips', host: 'apiHost', policy: {"retryCount":0} },
  listEventClips: { method: 'GET', path: '/api/clips/event/{id}', tag: 'clips', host: 'apiHost', policy: {"list":true} },
  listUserClips: { method: 'GET', path: '/api/clips/user', tag: 'clips', host: 'apiHost', policy: {"list":true} },
  getSharedClip: { method: 'GET', path: '/api/shared-clip/{id}', tag: 'clips', host: 'apiHost', policy: {} },
  listFavorites: { method: 'GET', path: '/api/favorites', tag: 'favourites', host: 'apiHost', policy: {"list":true} },
  addFavorite: { method: 'POST', path: '/api/favorite', tag: 'favourites', host: 'apiHost', policy: {} },
  removeFavorite: { method: 'DELETE', path: '/api/favorite/{id}', tag: 'favourites', host: 'apiHost', policy: {} },
  getBootstrap: { method: 'GET', path: '/api/channel-bootstrap-data', tag: 'channel', host: 'apiHost', policy: {"keys":"exempt","crashCodes":[]} },
  getStaticSettings: { method: 'GET', path: '/storage/settings/{hostname}.json', tag: 'channel', host: 'apiHost', policy: {"keys":"exempt"} },
  getSettings: { method: 'GET', path: '/api/settings', tag: 'channel', host: 'apiHost', policy: {"keys":"exempt"} },
  getMenu: { method: 'GET', path: '/api/menu', tag: 'channel', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  listSlides: { method: 'GET', path: '/api/slides/web', tag: 'channel', host: 'apiHost', policy: {"list":true,"keys":"exempt","crashCodes":[]} },
  listPages: { method: 'GET', path: '/api/pages', tag: 'channel', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  getPage: { method: 'GET', path: '/api/pages/{id}', tag: 'channel', host: 'apiHost', policy: {"keys":"exempt"} },
  getColorSettings: { method: 'GET', path: '/api/color-settings/web', tag: 'channel', host: 'apiHost', policy: {"keys":"exempt"} },
  getGeo: { method: 'GET', path: '/api/geo', tag: 'channel', host: 'apiHost', policy: {"crashCodes":[]} },
  listFaq: { method: 'GET', path: '/api/faq', tag: 'pages', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  getCustomForm: { method: 'GET', path: '/api/custom-forms/{alias}', tag: 'pages', host: 'apiHost', policy: {"allowedCodes":[404],"silentCodes":[401,404],"crashCodes":[]} },
  listEvents: { method: 'GET', path: '/api/events', tag: 'events', host: 'apiHost', policy: {"list":true} },
  listEventsWithClip: { method: 'GET', path: '/api/events/with_clip', tag: 'events', host: 'apiHost', policy: {"list":true} },
  listFavoriteEvents: { method: 'GET', path: '/api/events/favorite', tag: 'events', host: 'apiHost', policy: {"list":true} },
  getEvent: { method: 'GET', path: '/api/events/{id}', tag: 'events', host: 'apiHost', policy: {} },
  downloadEvent: { method: 'GET', path: '/api/download-event/{id}', tag: 'events', host: 'apiHost', policy: {"retryCount":0,"crashCodes":[]} },
  listEventCategories: { method: 'GET', path: '/api/events-categories', tag: 'events', host: 'apiHost', policy: {"list":true} },
  listHomepageEvents: { method: 'GET', path: '/api/events-for-homepage', tag: 'events', host: 'apiHost', policy: {} },
  listEventLocations: { method: 'GET', path: '/api/events-locations', tag: 'events', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  listParticipants: { method: 'GET', path: '/api/participants', tag: 'participants', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  listParticipantGroups: { method: 'GET', path: '/api/participant-groups', tag: 'participants', host: 'apiHost', policy: {"list":true,"keys":"exempt"} },
  listParticipantGroupProperties: { method: 'GET', path: '/api/participant-group-properties', tag: 'participants', host: 'apiHost', policy: {"list":true} },
  listVodMediaItems: { method: 'GET', path: '/api/vod-media-items', tag: 'library', host: 'apiHost', policy: {"list":true} },
  getVodMediaItem: { method: 'GET', path: '/api/vod-media-items/{id}', tag: 'library', host: 'apiHost', policy: {} },
  listVodMediaCategories: { method: 'GET', path: '/api/vod-media-categories', tag: 'library', host: 'apiHost', policy: {"list":true} },
  listVodMediaRails: { method: 'GET', path: '/api/vod-media-rails', tag: 'library', host: 'apiHost', policy: {"list":true} },
  searchVodMedia: { method: 'GET', path: '/api/vod-media/search', tag: 'library', host: 'apiHost', policy: {"list":true} },
  reportError: { method: 'POST', path: '/errors/report', tag: 'monitoring', host: 'errorsHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  getDataHash: { method: 'GET', path: '/data/datalake/hash/', tag: 'data-collection', host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  createDataSession: { method: 'POST', path: '/data/datalake/session/', tag: 'data-collection', host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  sendDataEvent: { method: 'POST', path: '/data/datalake/event/', tag: 'data-collection', host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  sendVideoEvent: { method: 'POST', path: '/data/datalake/video/event/', tag: 'data-collection', host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  sendVideoViewing: { method: 'POST', path: '/data/datalake/video/viewing/', tag: 'data-collection', host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
};
