import { beforeAll, describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../packages/contract-check/model/json';
import { loadContract } from '../packages/contract-check/model/load-contract';
import { resolve } from '../packages/contract-check/model/operations';
import { ALL_LANGUAGES } from '../src/i18n/languages';
import { eachCase, shows } from './statements/shows';

let contract: JsonObject;
beforeAll(async () => {
  contract = await loadContract();
});

const schemaOf = (name: string) => resolve(contract, { $ref: `#/components/schemas/${name}` });

/** Checks only the schemas. The tests in tests/conformance check that responses match them. */
describe('required fields of the specification’s entities', () => {
  eachCase([
    [
      'User',
      'id email temporary_password first_name last_name newsletter terms trial_period_used is_geo_blocked capabilities featureCount',
      shows('entity User'),
    ],
    ['FeatureCount', 'clips downloads', shows('entity FeatureCount')],
    ['Geo', 'country country_code ip is_geo_blocked', shows('entity Geo')],
    [
      'Settings',
      'language languages currency prerolls google-analytics yare-analytics auth static_blocks',
      shows('channel of its own', 'entity Channel settings'),
    ],
    ['TagManagerSettings', 'google-tag', shows('entity Channel settings')],
    ['DataCollectionSettings', 'yare-analytics-key', shows('entity Channel settings')],
    ['AuthSettings', 'remote_auth', shows('entity Channel settings')],
    ['MenuItem', 'placement participant_group participant', shows('entity Menu')],
    ['MenuTarget', 'name alias', shows('entity Menu')],
    ['Page', 'id name url alt_name', shows('entity Page')],
    ['Slide', 'slidable_type slidable_id', shows('entity Slide')],
    ['EventLocation', 'id name city state', shows('entity Event location')],
    ['EventCategory', 'id parent_id children', shows('entity Event category')],
    ['FaqItem', 'question answer', shows('entity FAQ')],
    [
      'ColorSettings',
      'footer-background body-background body-text-color header-text-color',
      shows('entity Colour settings'),
    ],
    [
      'Event',
      'id name type stream_status event_utc_ts time_zone has_access participants location_id event_category_id base_price service_fee',
      shows('entity Event'),
    ],
    ['Participant', 'id name short_name alias images color properties groups', shows('entity Participant')],
    ['ParticipantProperties', 'gender sport', shows('entity Participant')],
    ['ParticipantGroup', 'name alias id image', shows('entity Participant')],
    [
      'Package',
      'id name price base_price service_fee event_categories is_team_pass offer period weight type scope upgrade_package_id',
      shows('entity Package'),
    ],
    ['Subscription', 'id name price offer period trial_period service_fee', shows('entity Subscription')],
    ['Order', 'id type status activity_status product kind auto_renewal', shows('entity Order')],
    ['OrderProduct', 'id event_category_id participant_id', shows('entity Order')],
    ['Clip', 'event_id name start_time duration tags event_media_id status', shows('entity Clip')],
    ['Favorite', 'favoritable_id favoritable_type', shows('entity Favorite')],
    ['VodMediaItem', 'id title date assets', shows('entity VOD media')],
    ['VodAsset', 'type path', shows('entity VOD media')],
    ['VodRail', 'id title vod_media_items', shows('entity VOD rail')],
    ['Preroll', 'id url weight location_id event_categories for_vod for_live', shows('entity Preroll')],
    ['CustomForm', 'alias fields', shows('entity Custom form')],
    ['PasswordResetLinkSent', 'expires_in_minutes', shows('constant reset link in minutes')],
    ['SessionHash', 'data', shows('call GET /datalake/hash/')],
  ])('the entity %s has the fields %s', (name, fields) => {
    const { required, properties } = schemaOf(name);
    expect(required).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(Object.keys(isObject(properties) ? properties : {})).toEqual(
      expect.arrayContaining(fields.split(' ')),
    );
  });
});

describe('enums in the specification', () => {
  eachCase([
    [
      'Capability',
      'watch download clipping download_clip no_ads vod_media',
      shows('capabilities', 'access rights'),
    ],
    ['MenuPlacement', 'header footer both', shows('menu placement')],
    ['SlidableType', 'main category participant group', shows('slidable_type')],
    ['StreamStatus', 'upcoming live finished', shows('stream status')],
    ['AccessType', 'free paid register ppv', shows('access types')],
    ['Gender', 'male female not\u00a0identified', shows('genders')],
    ['PackageScope', 'single category', shows('package scope')],
    ['Offer', 'annual monthly', shows('subscription offer')],
    ['RenewalPeriod', 'annual month monthly', shows('renewal periods')],
    ['SubscriptionState', 'active inactive expired canceled', shows('subscription states')],
    ['OrderType', 'subscription package event', shows('order types')],
    ['OrderStatus', 'created failed paid refunded', shows('order statuses')],
    ['OrderKind', 'created updated', shows('order kinds')],
    ['ClipStatus', 'processing failed ready', shows('clip states')],
    ['FavoritableType', 'participant group category', shows('favoritable_type')],
    ['VodAssetType', 'image preview', shows('VOD asset types')],
    ['PurchaseTarget', 'event vod', shows('purchase target kinds')],
    ['SocialProvider', 'facebook google'],
  ])('the enum %s has the values %s', (name, values) =>
    expect(schemaOf(name).enum).toEqual(values.split(' ').map((value) => value.replace('\u00a0', ' '))),
  );
});

eachCase([
  ['image', 1, shows('media kind 1 image')],
  ['live', 2, shows('media kind 2 live')],
  ['vod', 3, shows('media kind 3 vod')],
  ['embedded', 4, shows('media kind 4 embedded')],
  ['thumbnails', 5, shows('media kind 5 thumbnails')],
  ['preview', 6, shows('media kind 6 preview')],
  ['preview_alt', 7, shows('media kind 7 preview_alt')],
  ['embedded_preview', 8, shows('media kind 8 embedded_preview')],
])('the media kind %s has the number %i', (name, number) => {
  const kind = schemaOf('MediaKind');
  expect(Array.isArray(kind.enum) && kind.enum[number - 1]).toBe(number);
  expect(Array.isArray(kind['x-enum-varnames']) && kind['x-enum-varnames'][number - 1]).toBe(name);
});

test('the contract offers exactly the languages that the site has texts for, and allows all of them to one channel', () => {
  expect(schemaOf('Language').enum, 'openapi/schemas/common.yaml and src/i18n/languages.ts differ').toEqual(
    ALL_LANGUAGES,
  );
  const { languages } = resolve(contract, schemaOf('Settings').properties);
  expect(
    resolve(contract, languages).maxItems,
    'maxItems of languages in openapi/schemas/settings.yaml differs',
  ).toBe(ALL_LANGUAGES.length);
});
