import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../contract/generate/contract';
import { isObject } from '../contract/model/json';
import { buildModel, type Model } from '../contract/model/model';
import { type ContractOperation, listOperations, resolve } from '../contract/model/operations';

let model: Model;
let all: ContractOperation[];
beforeAll(async () => {
  const document = await loadContract();
  model = buildModel(document);
  all = listOperations(document);
});

const operation = (id: string) => {
  const found = model.byId.get(id);
  if (!found) throw new Error(`the contract has no ${id}`);
  return found;
};
const queryOf = (id: string) =>
  operation(id).parameters.flatMap((one) => (one.in === 'query' ? one.name : []));
const defaultOf = (id: string, name: string) =>
  operation(id).parameters.find((one) => one.name === name)?.schema.default;
const bodyOf = (id: string) => {
  const schema = resolve(model.document, operation(id).body?.schema ?? null);
  return Object.keys(isObject(schema.properties) ? schema.properties : {});
};

/** The specification's calls, each where the contract has it: the main API’s below /api. */
test.each([
  ['GET /keys/{hostname}.json', 'getChannelKey'],
  ['POST /api/get_api_key', 'getApiKey'],
  ['GET /api/profile', 'getProfile'],
  ['POST /api/profile', 'updateProfile'],
  ['GET /api/user/access', 'getUserAccess'],
  ['POST /api/v2/auth/login', 'logIn'],
  ['POST /api/auth/logout', 'logOut'],
  ['POST /api/v2/auth/register', 'register'],
  ['POST /api/v2/auth/social/{provider}', 'logInWithProvider'],
  ['POST /api/auth/email-verify', 'verifyEmail'],
  ['POST /api/auth/password-reset-request', 'requestPasswordReset'],
  ['POST /api/auth/password-reset', 'resetPassword'],
  ['POST /api/auth/add_session', 'addSession'],
  ['POST /api/delete-account-confirm', 'confirmAccountDeletion'],
  ['GET /auth/login/google/callback', 'googleCallback'],
  ['GET /auth/login/facebook/callback', 'facebookCallback'],
  ['GET /storage/settings/{hostname}.json', 'getStaticSettings'],
  ['GET /api/settings', 'getSettings'],
  ['GET /api/menu', 'getMenu'],
  ['GET /api/slides/web', 'listSlides'],
  ['GET /api/pages', 'listPages'],
  ['GET /api/pages/{id}', 'getPage'],
  ['GET /api/color-settings/web', 'getColorSettings'],
  ['GET /api/channel-bootstrap-data', 'getBootstrap'],
  ['GET /api/faq', 'listFaq'],
  ['GET /api/custom-forms/{alias}', 'getCustomForm'],
  ['GET /api/geo', 'getGeo'],
  ['GET /api/events', 'listEvents'],
  ['GET /api/events/{id}', 'getEvent'],
  ['GET /api/download-event/{id}', 'downloadEvent'],
  ['GET /api/events-categories', 'listEventCategories'],
  ['GET /api/events-for-homepage', 'listHomepageEvents'],
  ['GET /api/events-locations', 'listEventLocations'],
  ['GET /api/events/with_clip', 'listEventsWithClip'],
  ['GET /api/events/favorite', 'listFavoriteEvents'],
  ['GET /api/participants', 'listParticipants'],
  ['GET /api/participant-groups', 'listParticipantGroups'],
  ['GET /api/participant-group-properties', 'listParticipantGroupProperties'],
  ['POST /api/stripe/buy', 'buy'],
  ['GET /api/packages', 'listPackages'],
  ['GET /api/packages/{id}', 'getPackage'],
  ['GET /api/subscriptions', 'listSubscriptions'],
  ['GET /api/subscriptions/{id}', 'getSubscription'],
  ['GET /api/orders', 'listOrders'],
  ['GET /api/orders/{id}', 'getOrder'],
  ['GET /api/apply_coupon', 'applyCoupon'],
  ['POST /api/stripe/unsubscribe', 'unsubscribe'],
  ['GET /api/stripe/customer-portal', 'getCustomerPortal'],
  ['GET /api/stripe/list-cards', 'listCards'],
  ['POST /api/stripe/setup-intent', 'createSetupIntent'],
  ['POST /api/stripe/subscription/start_trial', 'startTrial'],
  ['GET /api/vod-media-items', 'listVodMediaItems'],
  ['GET /api/vod-media-items/{id}', 'getVodMediaItem'],
  ['GET /api/vod-media-categories', 'listVodMediaCategories'],
  ['GET /api/vod-media-rails', 'listVodMediaRails'],
  ['GET /api/vod-media/search', 'searchVodMedia'],
  ['POST /api/clip', 'createClip'],
  ['GET /api/clips/event/{id}', 'listEventClips'],
  ['GET /api/shared-clip/{id}', 'getSharedClip'],
  ['GET /api/clip/download/{id}', 'downloadClip'],
  ['GET /api/clips/user', 'listUserClips'],
  ['DELETE /api/clip/{id}', 'deleteClip'],
  ['GET /api/favorites', 'listFavorites'],
  ['POST /api/favorite', 'addFavorite'],
  ['DELETE /api/favorite/{id}', 'removeFavorite'],
  ['POST /errors/report', 'reportError'],
  ['GET /data/datalake/hash/', 'getDataHash'],
  ['POST /data/datalake/session/', 'createDataSession'],
  ['POST /data/datalake/event/', 'sendDataEvent'],
  ['POST /data/datalake/video/event/', 'sendVideoEvent'],
  ['POST /data/datalake/video/viewing/', 'sendVideoViewing'],
])('%s is %s', (call, id) => {
  const found = all.find((one) => one.id === id);
  expect(`${found?.verb.toUpperCase()} ${found?.sitePath}`).toBe(call);
});

test('these operations carry no keys, and no others of the main API', () => {
  const exempt = model.operations.filter(({ keys }) => keys === 'exempt');
  const main = exempt.filter(({ sitePath }) => sitePath.startsWith('/api/'));
  expect(main.map(({ sitePath }) => sitePath.replace('/api/', '')).sort()).toEqual([
    'channel-bootstrap-data',
    'color-settings/web',
    'delete-account-confirm',
    'events-locations',
    'faq',
    'get_api_key',
    'menu',
    'packages',
    'packages/{id}',
    'pages',
    'pages/{id}',
    'participant-groups',
    'participants',
    'settings',
    'slides/web',
    'subscriptions',
    'subscriptions/{id}',
  ]);
  expect(operation('getChannelKey').keys).toBe('exempt');
});

describe('a query takes', () => {
  test.each([
    ['getBootstrap', ['color-settings[client_interface]', 'slides[client_interface]']],
    ['listSlides', ['type']],
    [
      'listFavoriteEvents',
      ['stream_status', 'start_date', 'end_date', 'offset', 'limit', 'sort_field', 'sort_direction'],
    ],
    ['listParticipants', ['no_limit']],
    ['listOrders', ['no_limit', 'limit']],
    ['listPackages', ['no_limit', 'limit']],
    ['searchVodMedia', ['limit', 'offset', 'title', 'sort_field']],
  ])('%s: %j', (id, names) => expect(queryOf(id)).toEqual(expect.arrayContaining(names)));
});

describe('what is not said in a query counts as', () => {
  test.each([
    ['getBootstrap', 'color-settings[client_interface]', 'web'],
    ['getBootstrap', 'slides[client_interface]', 'web'],
    ['listOrders', 'no_limit', 1],
    ['listPackages', 'no_limit', 1],
    ['searchVodMedia', 'limit', 10],
    ['searchVodMedia', 'offset', 0],
    ['searchVodMedia', 'sort_field', 'date'],
    ['listEvents', 'start_date', '2022-08-01'],
  ])('%s, %s: %s', (id, name, value) => expect(defaultOf(id, name)).toBe(value));
});

describe('a body has', () => {
  test.each([
    ['getApiKey', ['channel_key']],
    ['addSession', ['code']],
    ['startTrial', ['subscription_id']],
    ['createClip', ['event_id', 'name', 'start_time', 'duration', 'tags', 'event_media_id']],
    ['addFavorite', ['favoritable_id', 'favoritable_type']],
    ['createDataSession', ['profile', 'session', 'device_type', 'user_agent', 'resolution', 'platform']],
    ['sendVideoEvent', ['video_view_uuid', 'stream_id', 'stream_type', 'event']],
    [
      'sendVideoViewing',
      [
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
    ],
  ])('%s: %j', (id, names) => expect(bodyOf(id)).toEqual(names));

  test('updateProfile: _method, which is patch', () => {
    const schema = resolve(model.document, operation('updateProfile').body?.schema ?? null);
    expect(schema.required).toEqual(['_method']);
    expect(schema.properties).toMatchObject({ _method: { const: 'patch' } });
  });

  test('sendVideoEvent: event, first_frame where nothing is said', () => {
    const schema = resolve(model.document, operation('sendVideoEvent').body?.schema ?? null);
    expect(schema.properties).toMatchObject({ event: { default: 'first_frame' } });
  });

  test('reportError: status, message, request data and url', () => {
    const report = resolve(model.document, { $ref: '#/components/schemas/RequestFailureReport' });
    expect(Object.keys(report.properties ?? {})).toEqual(
      expect.arrayContaining(['status', 'message', 'data', 'url']),
    );
  });
});

test('the bootstrap answer brings twelve parts', () => {
  const answer = operation('getBootstrap').answers.get(200)?.schema ?? null;
  const { required } = resolve(model.document, answer);
  expect(Array.isArray(required) ? required.toSorted() : null).toEqual([
    'color-settings',
    'events-categories',
    'events-locations',
    'faq',
    'menu',
    'packages',
    'pages',
    'participant-group-properties',
    'participant-groups',
    'settings',
    'slides',
    'subscriptions',
  ]);
});

test('throttling and a server error are documented wherever they can come', () => {
  const without = model.operations.filter(({ answers }) => !answers.has(429) || !answers.has(500));
  expect(without.map(({ id }) => id)).toEqual([]);
});
