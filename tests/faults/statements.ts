import type { OperationId } from '@generated/operations';
import type { StatementId } from '../statements/statements';
import type { FaultName } from './faults';

/** The statements that a slow response proves: the real screen makes the call and waits for it. */
const WHEN_SLOW: Partial<Record<OperationId, readonly StatementId[]>> = {
  verifyEmail: ['process state processing', 'call POST /api/auth/email-verify'],
  getChannelKey: ['call GET /keys/{hostname}.json'],
  getApiKey: ['call POST /api/get_api_key'],
  getProfile: ['call GET /api/profile'],
  updateProfile: ['call POST /api/profile'],
  logIn: ['call POST /api/v2/auth/login'],
  logOut: ['call POST /api/auth/logout'],
  register: ['call POST /api/v2/auth/register'],
  logInWithProvider: ['call POST /api/v2/auth/social/{provider}'],
  requestPasswordReset: ['call POST /api/auth/password-reset-request'],
  resetPassword: ['call POST /api/auth/password-reset'],
  addSession: ['call POST /api/auth/add_session'],
  confirmAccountDeletion: ['call POST /api/delete-account-confirm'],
  getUserAccess: ['call GET /api/user/access'],
  getSettings: ['call GET /api/settings'],
  getMenu: ['call GET /api/menu'],
  listSlides: ['call GET /api/slides/web'],
  listPages: ['call GET /api/pages'],
  getColorSettings: ['call GET /api/color-settings/web'],
  getBootstrap: ['call GET /api/channel-bootstrap-data'],
  listFaq: ['call GET /api/faq'],
  getCustomForm: ['call GET /api/custom-forms/{alias}'],
  getGeo: ['call GET /api/geo'],
  listEvents: ['call GET /api/events'],
  getEvent: ['call GET /api/events/{id}'],
  listHomepageEvents: ['call GET /api/events-for-homepage'],
  listFavoriteEvents: ['call GET /api/events/favorite'],
  listEventsWithClip: ['call GET /api/events/with_clip'],
  listEventCategories: ['call GET /api/events-categories'],
  listEventLocations: ['call GET /api/events-locations'],
  listParticipants: ['call GET /api/participants'],
  listParticipantGroups: ['call GET /api/participant-groups'],
  listParticipantGroupProperties: ['call GET /api/participant-group-properties'],
  buy: ['call POST /api/stripe/buy'],
  listPackages: ['call GET /api/packages'],
  getPackage: ['call GET /api/packages/{id}'],
  listSubscriptions: ['call GET /api/subscriptions'],
  getSubscription: ['call GET /api/subscriptions/{id}'],
  listOrders: ['call GET /api/orders'],
  getOrder: ['call GET /api/orders/{id}'],
  applyCoupon: ['call GET /api/apply_coupon'],
  unsubscribe: ['call POST /api/stripe/unsubscribe'],
  getCustomerPortal: ['call GET /api/stripe/customer-portal'],
  listCards: ['call GET /api/stripe/list-cards'],
  createSetupIntent: ['call POST /api/stripe/setup-intent'],
  startTrial: ['call POST /api/stripe/subscription/start_trial'],
  listVodMediaItems: ['call GET /api/vod-media-items'],
  getVodMediaItem: ['call GET /api/vod-media-items/{id}'],
  listVodMediaCategories: ['call GET /api/vod-media-categories'],
  listVodMediaRails: ['call GET /api/vod-media-rails'],
  searchVodMedia: ['call GET /api/vod-media/search'],
  createClip: ['call POST /api/clip'],
  getSharedClip: ['call GET /api/shared-clip/{id}'],
  listUserClips: ['call GET /api/clips/user'],
  deleteClip: ['call DELETE /api/clip/{id}'],
  listEventClips: ['call GET /api/clips/event/{id}'],
  listFavorites: ['call GET /api/favorites'],
  addFavorite: ['call POST /api/favorite'],
  removeFavorite: ['call DELETE /api/favorite/{id}'],
  reportError: ['monitoring'],
};

/** Returns the statements of the specification that one case of the matrix proves. */
export function statementsOf(operation: OperationId, fault: `${FaultName}`): readonly StatementId[] {
  if (fault === 'slow') return WHEN_SLOW[operation] ?? [];
  if (operation === 'getDataHash' && fault === 'timeout') return ['analytics: 30 s'];
  if (operation === 'listEvents' && fault === '400') return ['text something went wrong'];
  if (operation === 'listEvents' && fault === 'bad API key') return ['key errors: api-key event'];
  return [];
}
