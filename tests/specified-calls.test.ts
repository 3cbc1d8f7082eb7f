import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../packages/contract-check/model/json';
import { loadContract } from '../packages/contract-check/model/load-contract';
import { buildModel, type Model } from '../packages/contract-check/model/model';
import { type ContractOperation, listOperations, resolve } from '../packages/contract-check/model/operations';
import { USER_QUERIES } from '../src/api/session/viewer-changes';
import { eachCase, shows } from './statements/shows';

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

/** Lists the specification's calls with their paths in the contract. Those of the main API are below /api. */
eachCase([
  ['GET /keys/{hostname}.json', 'getChannelKey', shows('call GET /keys/{hostname}.json')],
  ['POST /api/get_api_key', 'getApiKey', shows('call POST /api/get_api_key')],
  ['GET /api/profile', 'getProfile', shows('call GET /api/profile')],
  ['POST /api/profile', 'updateProfile', shows('call POST /api/profile')],
  ['GET /api/user/access', 'getUserAccess', shows('call GET /api/user/access')],
  ['POST /api/v2/auth/login', 'logIn', shows('call POST /api/v2/auth/login')],
  ['POST /api/auth/logout', 'logOut', shows('call POST /api/auth/logout')],
  ['POST /api/v2/auth/register', 'register', shows('call POST /api/v2/auth/register')],
  [
    'POST /api/v2/auth/social/{provider}',
    'logInWithProvider',
    shows('call POST /api/v2/auth/social/{provider}'),
  ],
  ['POST /api/auth/email-verify', 'verifyEmail', shows('call POST /api/auth/email-verify')],
  [
    'POST /api/auth/password-reset-request',
    'requestPasswordReset',
    shows('call POST /api/auth/password-reset-request'),
  ],
  ['POST /api/auth/password-reset', 'resetPassword', shows('call POST /api/auth/password-reset')],
  ['POST /api/auth/add_session', 'addSession', shows('call POST /api/auth/add_session')],
  [
    'POST /api/delete-account-confirm',
    'confirmAccountDeletion',
    shows('call POST /api/delete-account-confirm'),
  ],
  ['GET /auth/login/google/callback', 'googleCallback', shows('call GET /auth/login/google/callback')],
  ['GET /auth/login/facebook/callback', 'facebookCallback', shows('call GET /auth/login/facebook/callback')],
  ['GET /storage/settings/{hostname}.json', 'getStaticSettings', shows('settings files')],
  ['GET /api/settings', 'getSettings', shows('call GET /api/settings')],
  ['GET /api/menu', 'getMenu', shows('base of the main API', 'call GET /api/menu')],
  ['GET /api/slides/web', 'listSlides', shows('call GET /api/slides/web')],
  ['GET /api/pages', 'listPages', shows('call GET /api/pages')],
  ['GET /api/pages/{id}', 'getPage', shows('call GET /api/pages/{id}')],
  ['GET /api/color-settings/web', 'getColorSettings', shows('call GET /api/color-settings/web')],
  ['GET /api/channel-bootstrap-data', 'getBootstrap', shows('call GET /api/channel-bootstrap-data')],
  ['GET /api/faq', 'listFaq', shows('call GET /api/faq')],
  ['GET /api/custom-forms/{alias}', 'getCustomForm', shows('call GET /api/custom-forms/{alias}')],
  ['GET /api/geo', 'getGeo', shows('call GET /api/geo')],
  ['GET /api/events', 'listEvents', shows('call GET /api/events')],
  ['GET /api/events/{id}', 'getEvent', shows('call GET /api/events/{id}')],
  ['GET /api/download-event/{id}', 'downloadEvent', shows('call GET /api/download-event/{id}')],
  ['GET /api/events-categories', 'listEventCategories', shows('call GET /api/events-categories')],
  ['GET /api/events-for-homepage', 'listHomepageEvents', shows('call GET /api/events-for-homepage')],
  ['GET /api/events-locations', 'listEventLocations', shows('call GET /api/events-locations')],
  ['GET /api/events/with_clip', 'listEventsWithClip', shows('call GET /api/events/with_clip')],
  ['GET /api/events/favorite', 'listFavoriteEvents', shows('call GET /api/events/favorite')],
  ['GET /api/participants', 'listParticipants', shows('call GET /api/participants')],
  ['GET /api/participant-groups', 'listParticipantGroups', shows('call GET /api/participant-groups')],
  [
    'GET /api/participant-group-properties',
    'listParticipantGroupProperties',
    shows('call GET /api/participant-group-properties'),
  ],
  ['POST /api/stripe/buy', 'buy', shows('call POST /api/stripe/buy')],
  ['GET /api/packages', 'listPackages', shows('call GET /api/packages')],
  ['GET /api/packages/{id}', 'getPackage', shows('call GET /api/packages/{id}')],
  ['GET /api/subscriptions', 'listSubscriptions', shows('call GET /api/subscriptions')],
  ['GET /api/subscriptions/{id}', 'getSubscription', shows('call GET /api/subscriptions/{id}')],
  ['GET /api/orders', 'listOrders', shows('call GET /api/orders')],
  ['GET /api/orders/{id}', 'getOrder', shows('call GET /api/orders/{id}')],
  ['GET /api/apply_coupon', 'applyCoupon', shows('call GET /api/apply_coupon')],
  ['POST /api/stripe/unsubscribe', 'unsubscribe', shows('call POST /api/stripe/unsubscribe')],
  ['GET /api/stripe/customer-portal', 'getCustomerPortal', shows('call GET /api/stripe/customer-portal')],
  ['GET /api/stripe/list-cards', 'listCards', shows('call GET /api/stripe/list-cards')],
  ['POST /api/stripe/setup-intent', 'createSetupIntent', shows('call POST /api/stripe/setup-intent')],
  [
    'POST /api/stripe/subscription/start_trial',
    'startTrial',
    shows('call POST /api/stripe/subscription/start_trial'),
  ],
  ['GET /api/vod-media-items', 'listVodMediaItems', shows('call GET /api/vod-media-items')],
  ['GET /api/vod-media-items/{id}', 'getVodMediaItem', shows('call GET /api/vod-media-items/{id}')],
  ['GET /api/vod-media-categories', 'listVodMediaCategories', shows('call GET /api/vod-media-categories')],
  ['GET /api/vod-media-rails', 'listVodMediaRails', shows('call GET /api/vod-media-rails')],
  ['GET /api/vod-media/search', 'searchVodMedia', shows('call GET /api/vod-media/search')],
  ['POST /api/clip', 'createClip', shows('call POST /api/clip')],
  ['GET /api/clips/event/{id}', 'listEventClips', shows('call GET /api/clips/event/{id}')],
  ['GET /api/shared-clip/{id}', 'getSharedClip', shows('call GET /api/shared-clip/{id}')],
  ['GET /api/clip/download/{id}', 'downloadClip', shows('call GET /api/clip/download/{id}')],
  ['GET /api/clips/user', 'listUserClips', shows('call GET /api/clips/user')],
  ['DELETE /api/clip/{id}', 'deleteClip', shows('call DELETE /api/clip/{id}')],
  ['GET /api/favorites', 'listFavorites', shows('call GET /api/favorites')],
  ['POST /api/favorite', 'addFavorite', shows('call POST /api/favorite')],
  ['DELETE /api/favorite/{id}', 'removeFavorite', shows('call DELETE /api/favorite/{id}')],
  ['POST /errors/report', 'reportError', shows('monitoring')],
  [
    'GET /data/datalake/hash/',
    'getDataHash',
    shows('analytics: a host of its own', 'call GET /datalake/hash/'),
  ],
  ['POST /data/datalake/session/', 'createDataSession', shows('call POST /datalake/session/')],
  ['POST /data/datalake/event/', 'sendDataEvent', shows('call POST /datalake/event/')],
  ['POST /data/datalake/video/event/', 'sendVideoEvent', shows('call POST /datalake/video/event/')],
  ['POST /data/datalake/video/viewing/', 'sendVideoViewing', shows('call POST /datalake/video/viewing/')],
])('the specified call %s is the contract’s operation %s', (call, id) => {
  const found = all.find((one) => one.id === id);
  expect(`${found?.verb.toUpperCase()} ${found?.sitePath}`).toBe(call);
});

test(
  'the main API’s operations without keys are exactly those of the specification',
  shows(
    'exempt from keys: channel keys',
    'exempt from keys: api key',
    'exempt from keys: menu',
    'exempt from keys: pages',
    'exempt from keys: faq',
    'exempt from keys: colors',
    'exempt from keys: settings',
    'exempt from keys: slides',
    'exempt from keys: event locations',
    'exempt from keys: subscriptions',
    'exempt from keys: packages',
    'exempt from keys: participants',
    'exempt from keys: participant groups',
    'exempt from keys: delete-account-confirm',
    'exempt from keys: bootstrap',
  ),
  () => {
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
  },
);

describe('query parameters in the specification', () => {
  eachCase([
    [
      'getBootstrap',
      ['color-settings[client_interface]', 'slides[client_interface]'],
      shows('call GET /api/channel-bootstrap-data'),
    ],
    ['listSlides', ['type'], shows('call GET /api/slides/web')],
    [
      'listFavoriteEvents',
      ['stream_status', 'start_date', 'end_date', 'offset', 'limit', 'sort_field', 'sort_direction'],
      shows('call GET /api/events/favorite'),
    ],
    ['listParticipants', ['no_limit'], shows('call GET /api/participants')],
    ['listOrders', ['no_limit', 'limit'], shows('call GET /api/orders')],
    ['listPackages', ['no_limit', 'limit'], shows('call GET /api/packages')],
    ['searchVodMedia', ['limit', 'offset', 'title', 'sort_field'], shows('call GET /api/vod-media/search')],
  ])('the operation %s takes the query parameters %j', (id, names) =>
    expect(queryOf(id)).toEqual(expect.arrayContaining(names)),
  );
});

describe('default query parameters in the specification', () => {
  eachCase([
    [
      'getBootstrap',
      'color-settings[client_interface]',
      'web',
      shows('call GET /api/channel-bootstrap-data'),
    ],
    ['getBootstrap', 'slides[client_interface]', 'web', shows('call GET /api/channel-bootstrap-data')],
    ['listOrders', 'no_limit', 1, shows('call GET /api/orders', 'constant orders unlimited')],
    ['listPackages', 'no_limit', 1, shows('call GET /api/packages', 'constant packages unlimited')],
    ['searchVodMedia', 'limit', 10, shows('call GET /api/vod-media/search', 'constant VOD search limit 10')],
    ['searchVodMedia', 'offset', 0, shows('call GET /api/vod-media/search', 'constant VOD search offset 0')],
    [
      'searchVodMedia',
      'sort_field',
      'date',
      shows('call GET /api/vod-media/search', 'constant VOD search by date'),
    ],
    ['listEvents', 'start_date', '2022-08-01', shows('constant 2022-08-01')],
  ])('the operation %s by default sends the parameter %s as %s', (id, name, value) =>
    expect(defaultOf(id, name)).toBe(value),
  );
});

describe('body fields in the specification', () => {
  eachCase([
    ['getApiKey', ['channel_key'], shows('channel key for an API key', 'call POST /api/get_api_key')],
    ['addSession', ['code'], shows('call POST /api/auth/add_session')],
    ['startTrial', ['subscription_id'], shows('call POST /api/stripe/subscription/start_trial')],
    [
      'createClip',
      ['event_id', 'name', 'start_time', 'duration', 'tags', 'event_media_id'],
      shows('call POST /api/clip'),
    ],
    ['addFavorite', ['favoritable_id', 'favoritable_type'], shows('call POST /api/favorite')],
    [
      'createDataSession',
      ['profile', 'session', 'device_type', 'user_agent', 'resolution', 'platform'],
      shows('call POST /datalake/session/'),
    ],
    [
      'sendVideoEvent',
      ['video_view_uuid', 'stream_id', 'stream_type', 'event'],
      shows('call POST /datalake/video/event/'),
    ],
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
      shows('call POST /datalake/video/viewing/'),
    ],
  ])('the operation %s takes exactly the body fields %j', (id, names) => expect(bodyOf(id)).toEqual(names));

  test('updateProfile sends _method with the value patch', shows('call POST /api/profile'), () => {
    const schema = resolve(model.document, operation('updateProfile').body?.schema ?? null);
    expect(schema.required).toEqual(['_method']);
    expect(schema.properties).toMatchObject({ _method: { const: 'patch' } });
  });

  test(
    'sendVideoEvent sends an event, by default first_frame',
    shows('call POST /datalake/video/event/'),
    () => {
      const schema = resolve(model.document, operation('sendVideoEvent').body?.schema ?? null);
      expect(schema.properties).toMatchObject({ event: { default: 'first_frame' } });
    },
  );

  test('reportError sends status, message, request data and url', shows('monitoring'), () => {
    const report = resolve(model.document, { $ref: '#/components/schemas/RequestFailureReport' });
    expect(Object.keys(report.properties ?? {})).toEqual(
      expect.arrayContaining(['status', 'message', 'data', 'url']),
    );
  });
});

test('the bootstrap response has twelve parts', shows('channel of its own', 'bootstrap answer'), () => {
  const schema = operation('getBootstrap').responses.get(200)?.schema ?? null;
  const { required } = resolve(model.document, schema);
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

test('the queries that are not sent again for visitors are exactly those that need a log-in', () => {
  const refused = model.operations.filter(
    ({ id, verb, login }) => verb === 'get' && login && id !== 'getProfile',
  );
  expect(refused.map(({ id }) => id).sort()).toEqual([...USER_QUERIES]);
});

test('every operation documents the statuses 429 and 500', shows('status 429', 'status 500'), () => {
  const without = model.operations.filter(({ responses }) => !responses.has(429) || !responses.has(500));
  expect(without.map(({ id }) => id)).toEqual([]);
});
