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

/** What is not named here is on the usual server and obeys the default policy. */
export const unusualOperations: Partial<Record<OperationId, { host?: HostName; policy?: Partial<RequestPolicy> }>> = {
  getChannelKey: { host: 'keysHost', policy: {"keys":"exempt"} },
  getApiKey: { policy: {"keys":"exempt"} },
  logIn: { policy: {"retryCount":0} },
  register: { policy: {"retryCount":0} },
  logInWithProvider: { policy: {"retryCount":0} },
  logOut: { policy: {"globalError":true} },
  requestPasswordReset: { policy: {"retryCount":0} },
  resetPassword: { policy: {"retryCount":0} },
  addSession: { policy: {"retryCount":0} },
  confirmAccountDeletion: { policy: {"keys":"exempt","retryCount":0} },
  getProfile: { policy: {"allowedCodes":[401]} },
  updateProfile: { policy: {"retryCount":0} },
  listPackages: { policy: {"list":true,"keys":"exempt"} },
  getPackage: { policy: {"keys":"exempt"} },
  listSubscriptions: { policy: {"list":true,"keys":"exempt"} },
  getSubscription: { policy: {"keys":"exempt"} },
  buy: { policy: {"retryCount":0} },
  listCards: { policy: {"list":true} },
  listOrders: { policy: {"list":true} },
  unsubscribe: { policy: {"retryCount":0} },
  getCustomerPortal: { policy: {"globalError":true} },
  startTrial: { policy: {"retryCount":0} },
  createClip: { policy: {"retryCount":0} },
  deleteClip: { policy: {"globalError":true} },
  downloadClip: { policy: {"retryCount":0} },
  listEventClips: { policy: {"list":true} },
  listUserClips: { policy: {"list":true} },
  listFavorites: { policy: {"list":true} },
  getBootstrap: { policy: {"keys":"exempt","crashCodes":[]} },
  getStaticSettings: { policy: {"keys":"exempt"} },
  getSettings: { policy: {"keys":"exempt"} },
  getMenu: { policy: {"list":true,"keys":"exempt"} },
  listSlides: { policy: {"list":true,"keys":"exempt","crashCodes":[]} },
  listPages: { policy: {"list":true,"keys":"exempt"} },
  getPage: { policy: {"keys":"exempt"} },
  getColorSettings: { policy: {"keys":"exempt"} },
  getGeo: { policy: {"crashCodes":[]} },
  listFaq: { policy: {"list":true,"keys":"exempt"} },
  getCustomForm: { policy: {"allowedCodes":[404],"silentCodes":[401,404],"crashCodes":[]} },
  listEvents: { policy: {"list":true} },
  listEventsWithClip: { policy: {"list":true} },
  listFavoriteEvents: { policy: {"list":true} },
  downloadEvent: { policy: {"retryCount":0,"crashCodes":[]} },
  listEventCategories: { policy: {"list":true} },
  listEventLocations: { policy: {"list":true,"keys":"exempt"} },
  listParticipants: { policy: {"list":true,"keys":"exempt"} },
  listParticipantGroups: { policy: {"list":true,"keys":"exempt"} },
  listParticipantGroupProperties: { policy: {"list":true} },
  listVodMediaItems: { policy: {"list":true} },
  listVodMediaCategories: { policy: {"list":true} },
  listVodMediaRails: { policy: {"list":true} },
  searchVodMedia: { policy: {"list":true} },
  reportError: { host: 'errorsHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  getDataHash: { host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  createDataSession: { host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  sendDataEvent: { host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  sendVideoEvent: { host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
  sendVideoViewing: { host: 'dataHost', policy: {"keys":"exempt","retryCount":0,"crashCodes":[],"silentCodes":[0,400,401,403,404,429,500,502,503,504]} },
};

export const hostOf = (id: OperationId): HostName => unusualOperations[id]?.host ?? 'apiHost';

export const policyOf = (id: OperationId): RequestPolicy => ({ ...defaultPolicy, ...unusualOperations[id]?.policy });
