import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../contract/generate/contract';
import { isObject, type JsonObject } from '../contract/model/json';
import { resolve } from '../contract/model/operations';

let contract: JsonObject;
beforeAll(async () => {
  contract = await loadContract();
});

const schemaOf = (name: string) => resolve(contract, { $ref: `#/components/schemas/${name}` });

/** In every answer: that answers obey their schemas is held by mocks/conformance. */
describe('always has what the specification names', () => {
  test.each([
    [
      'User',
      'id email temporary_password first_name last_name newsletter terms trial_period_used is_geo_blocked capabilities featureCount',
    ],
    ['FeatureCount', 'clips downloads'],
    ['Geo', 'country country_code ip is_geo_blocked'],
    ['Settings', 'language languages currency prerolls google-analytics yare-analytics auth static_blocks'],
    ['TagManagerSettings', 'google-tag'],
    ['DataCollectionSettings', 'yare-analytics-key'],
    ['AuthSettings', 'remote_auth'],
    ['MenuItem', 'placement participant_group participant'],
    ['MenuTarget', 'name alias'],
    ['Page', 'id name url alt_name'],
    ['Slide', 'slidable_type slidable_id'],
    ['EventLocation', 'id name city state'],
    ['EventCategory', 'id parent_id children'],
    ['FaqItem', 'question answer'],
    ['ColorSettings', 'footer-background body-background body-text-color header-text-color'],
    [
      'Event',
      'id name type stream_status event_utc_ts time_zone has_access participants location_id event_category_id base_price service_fee',
    ],
    ['Participant', 'id name short_name alias images color properties groups'],
    ['ParticipantProperties', 'gender sport'],
    ['ParticipantGroup', 'name alias id image'],
    [
      'Package',
      'id name price base_price service_fee event_categories is_team_pass offer period weight type scope upgrade_package_id',
    ],
    ['Subscription', 'id name price offer period trial_period service_fee'],
    ['Order', 'id type status activity_status product kind auto_renewal'],
    ['OrderProduct', 'id event_category_id participant_id'],
    ['Clip', 'event_id name start_time duration tags event_media_id status'],
    ['Favorite', 'favoritable_id favoritable_type'],
    ['VodMediaItem', 'id title date assets'],
    ['VodAsset', 'type path'],
    ['VodRail', 'id title vod_media_items'],
    ['Preroll', 'id url weight location_id event_categories for_vod for_live'],
    ['CustomForm', 'alias fields'],
    ['PasswordResetLinkSent', 'expires_in_minutes'],
    ['SessionHash', 'data'],
  ])('%s: %s', (name, fields) => {
    const { required, properties } = schemaOf(name);
    expect(required).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(Object.keys(isObject(properties) ? properties : {})).toEqual(
      expect.arrayContaining(fields.split(' ')),
    );
  });
});

describe('is one of', () => {
  test.each([
    ['Capability', 'watch download clipping download_clip no_ads vod_media'],
    ['MenuPlacement', 'header footer both'],
    ['SlidableType', 'main category participant group'],
    ['StreamStatus', 'upcoming live finished'],
    ['AccessType', 'free paid register ppv'],
    ['Gender', 'male female not\u00a0identified'],
    ['PackageScope', 'single category'],
    ['Offer', 'annual monthly'],
    ['RenewalPeriod', 'annual month monthly'],
    ['SubscriptionState', 'active inactive expired canceled'],
    ['OrderType', 'subscription package event'],
    ['OrderStatus', 'created failed paid refunded'],
    ['OrderKind', 'created updated'],
    ['ClipStatus', 'processing failed ready'],
    ['FavoritableType', 'participant group category'],
    ['VodAssetType', 'image preview'],
    ['PurchaseTarget', 'event vod'],
    ['SocialProvider', 'facebook google'],
    ['Language', 'en fr'],
  ])('%s: %s', (name, values) =>
    expect(schemaOf(name).enum).toEqual(values.split(' ').map((value) => value.replace('\u00a0', ' '))),
  );
});

test.each(
  ['image', 'live', 'vod', 'embedded', 'thumbnails', 'preview', 'preview_alt', 'embedded_preview'].map(
    (name, index) => [name, index + 1] as const,
  ),
)('a medium of the kind %s is number %i', (name, number) => {
  const kind = schemaOf('MediaKind');
  expect(Array.isArray(kind.enum) && kind.enum[number - 1]).toBe(number);
  expect(Array.isArray(kind['x-enum-varnames']) && kind['x-enum-varnames'][number - 1]).toBe(name);
});
