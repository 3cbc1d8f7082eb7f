/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  AccessType,
  Capability,
  ErrorCode,
  Gender,
  Language,
  MenuPlacement,
  Offer,
  PackageScope,
  PackageType,
  RenewalPeriod,
  SlidableType,
  SocialNetwork,
  StreamStatus
} from '../../model/index.ts';
import type {
  BadKeyResponse,
  BadParameterResponse,
  Bootstrap,
  ColorSettings,
  Geo,
  MenuItemList,
  MenuTarget,
  NotFoundResponse,
  Page,
  PageList,
  ServerErrorResponse,
  Settings,
  SlideList,
  StaticSettings,
  TooManyRequestsResponse
} from '../../model/index.ts';


export const getGetBootstrapResponseMenuTargetMock = (overrideResponse: Partial<MenuTarget> = {}): MenuTarget => ({...{id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}, ...overrideResponse});

export const getGetBootstrapResponseMock = (overrideResponse: Partial<Extract<Bootstrap, object>> = {}): Bootstrap => ({'color-settings': {'body-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'body-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'accent-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'live-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}")}, 'events-categories': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), parent_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), name: faker.string.alpha({length: {min: 1, max: 100}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), children: []})), 'events-locations': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 150}}), city: faker.string.alpha({length: {min: 1, max: 100}}), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), country: faker.string.alpha({length: {min: 1, max: 100}})})), faq: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), question: faker.string.alpha({length: {min: 1, max: 300}}), answer: faker.string.alpha({length: {min: 10, max: 20}})})), menu: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), placement: faker.helpers.arrayElement(Object.values(MenuPlacement)), weight: faker.number.int({min: 0, max: 10000}), participant_group: faker.helpers.arrayElement([{...getGetBootstrapResponseMenuTargetMock()},null,]), participant: faker.helpers.arrayElement([{...getGetBootstrapResponseMenuTargetMock()},null,])})), packages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), type: faker.helpers.arrayElement(Object.values(PackageType)), scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PackageScope)),null,]), is_team_pass: faker.datatype.boolean(), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), offer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Offer)),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,]), weight: faker.number.int({min: 0, max: 1000}), capabilities: faker.helpers.arrayElements(Object.values(Capability)), upgrade_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), pages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}})), 'participant-groups': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])})), settings: {name: faker.string.alpha({length: {min: 1, max: 100}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), favicon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), language: faker.helpers.arrayElement(Object.values(Language)), language_detection: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElements(Object.values(Language)), currency: faker.helpers.fromRegExp("[A-Z]{3}"), tax_basis_points: faker.number.int({min: 0, max: 10000}), prerolls: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), url: faker.string.alpha({length: {min: 10, max: 2048}}), weight: faker.number.int({min: 0, max: 10000}), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), for_vod: faker.datatype.boolean(), for_live: faker.datatype.boolean(), skip_after: faker.helpers.arrayElement([faker.number.int({min: 0, max: 600}), null]), suppress_for: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null])})), preroll_suppress_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null]), clip_tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), 'google-analytics': {'google-tag': faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z0-9-]+"), null])}, 'yare-analytics': {'yare-analytics-key': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null])}, auth: {remote_auth: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, stripe_publishable_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 255}}), null]), recaptcha_site_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), google_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), facebook_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact_email: faker.internet.email(), support_phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), support_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), social_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({network: faker.helpers.arrayElement(Object.values(SocialNetwork)), url: faker.string.alpha({length: {min: 10, max: 2048}})})), static_blocks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), html: faker.string.alpha({length: {min: 10, max: 20}})}))}, slides: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), slidable_type: faker.helpers.arrayElement(Object.values(SlidableType)), slidable_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), image: faker.string.alpha({length: {min: 10, max: 2048}}), image_mobile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), weight: faker.number.int({min: 0, max: 10000})})), subscriptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), offer: faker.helpers.arrayElement(Object.values(Offer)), period: faker.helpers.arrayElement(Object.values(RenewalPeriod)), trial_period: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), capabilities: faker.helpers.arrayElements(Object.values(Capability))})), 'participant-group-properties': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({participant_group_id: faker.number.int({min: 1}), gender: faker.helpers.arrayElements(Object.values(Gender)), sport: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})}))})), ...overrideResponse})


export const getGetBootstrapResponseMock200 = (overrideResponse: Partial<Extract<Bootstrap, object>> = {}): Bootstrap => ({'color-settings': {'body-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'body-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'accent-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'live-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}")}, 'events-categories': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), parent_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), name: faker.string.alpha({length: {min: 1, max: 100}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), children: []})), 'events-locations': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 150}}), city: faker.string.alpha({length: {min: 1, max: 100}}), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), country: faker.string.alpha({length: {min: 1, max: 100}})})), faq: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), question: faker.string.alpha({length: {min: 1, max: 300}}), answer: faker.string.alpha({length: {min: 10, max: 20}})})), menu: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), placement: faker.helpers.arrayElement(Object.values(MenuPlacement)), weight: faker.number.int({min: 0, max: 10000}), participant_group: faker.helpers.arrayElement([{...getGetBootstrapResponseMenuTargetMock()},null,]), participant: faker.helpers.arrayElement([{...getGetBootstrapResponseMenuTargetMock()},null,])})), packages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), type: faker.helpers.arrayElement(Object.values(PackageType)), scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PackageScope)),null,]), is_team_pass: faker.datatype.boolean(), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), offer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Offer)),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,]), weight: faker.number.int({min: 0, max: 1000}), capabilities: faker.helpers.arrayElements(Object.values(Capability)), upgrade_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), pages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}})), 'participant-groups': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])})), settings: {name: faker.string.alpha({length: {min: 1, max: 100}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), favicon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), language: faker.helpers.arrayElement(Object.values(Language)), language_detection: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElements(Object.values(Language)), currency: faker.helpers.fromRegExp("[A-Z]{3}"), tax_basis_points: faker.number.int({min: 0, max: 10000}), prerolls: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), url: faker.string.alpha({length: {min: 10, max: 2048}}), weight: faker.number.int({min: 0, max: 10000}), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), for_vod: faker.datatype.boolean(), for_live: faker.datatype.boolean(), skip_after: faker.helpers.arrayElement([faker.number.int({min: 0, max: 600}), null]), suppress_for: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null])})), preroll_suppress_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null]), clip_tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), 'google-analytics': {'google-tag': faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z0-9-]+"), null])}, 'yare-analytics': {'yare-analytics-key': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null])}, auth: {remote_auth: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, stripe_publishable_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 255}}), null]), recaptcha_site_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), google_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), facebook_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact_email: faker.internet.email(), support_phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), support_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), social_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({network: faker.helpers.arrayElement(Object.values(SocialNetwork)), url: faker.string.alpha({length: {min: 10, max: 2048}})})), static_blocks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), html: faker.string.alpha({length: {min: 10, max: 20}})}))}, slides: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), slidable_type: faker.helpers.arrayElement(Object.values(SlidableType)), slidable_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), image: faker.string.alpha({length: {min: 10, max: 2048}}), image_mobile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), weight: faker.number.int({min: 0, max: 10000})})), subscriptions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), offer: faker.helpers.arrayElement(Object.values(Offer)), period: faker.helpers.arrayElement(Object.values(RenewalPeriod)), trial_period: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), capabilities: faker.helpers.arrayElements(Object.values(Capability))})), 'participant-group-properties': Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({participant_group_id: faker.number.int({min: 1}), gender: faker.helpers.arrayElements(Object.values(Gender)), sport: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})}))})), ...overrideResponse})


export const getGetBootstrapResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetBootstrapResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetBootstrapResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetStaticSettingsResponseMenuTargetMock = (overrideResponse: Partial<MenuTarget> = {}): MenuTarget => ({...{id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}, ...overrideResponse});

export const getGetStaticSettingsResponseMock = (overrideResponse: Partial<Extract<StaticSettings, object>> = {}): StaticSettings => ({settings: {name: faker.string.alpha({length: {min: 1, max: 100}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), favicon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), language: faker.helpers.arrayElement(Object.values(Language)), language_detection: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElements(Object.values(Language)), currency: faker.helpers.fromRegExp("[A-Z]{3}"), tax_basis_points: faker.number.int({min: 0, max: 10000}), prerolls: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), url: faker.string.alpha({length: {min: 10, max: 2048}}), weight: faker.number.int({min: 0, max: 10000}), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), for_vod: faker.datatype.boolean(), for_live: faker.datatype.boolean(), skip_after: faker.helpers.arrayElement([faker.number.int({min: 0, max: 600}), null]), suppress_for: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null])})), preroll_suppress_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null]), clip_tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), 'google-analytics': {'google-tag': faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z0-9-]+"), null])}, 'yare-analytics': {'yare-analytics-key': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null])}, auth: {remote_auth: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, stripe_publishable_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 255}}), null]), recaptcha_site_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), google_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), facebook_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact_email: faker.internet.email(), support_phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), support_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), social_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({network: faker.helpers.arrayElement(Object.values(SocialNetwork)), url: faker.string.alpha({length: {min: 10, max: 2048}})})), static_blocks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), html: faker.string.alpha({length: {min: 10, max: 20}})}))}, menu: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), placement: faker.helpers.arrayElement(Object.values(MenuPlacement)), weight: faker.number.int({min: 0, max: 10000}), participant_group: faker.helpers.arrayElement([{...getGetStaticSettingsResponseMenuTargetMock()},null,]), participant: faker.helpers.arrayElement([{...getGetStaticSettingsResponseMenuTargetMock()},null,])})), 'color-settings': {'body-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'body-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'accent-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'live-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}")}, pages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}})), ...overrideResponse})


export const getGetStaticSettingsResponseMock200 = (overrideResponse: Partial<Extract<StaticSettings, object>> = {}): StaticSettings => ({settings: {name: faker.string.alpha({length: {min: 1, max: 100}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), favicon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), language: faker.helpers.arrayElement(Object.values(Language)), language_detection: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElements(Object.values(Language)), currency: faker.helpers.fromRegExp("[A-Z]{3}"), tax_basis_points: faker.number.int({min: 0, max: 10000}), prerolls: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), url: faker.string.alpha({length: {min: 10, max: 2048}}), weight: faker.number.int({min: 0, max: 10000}), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), for_vod: faker.datatype.boolean(), for_live: faker.datatype.boolean(), skip_after: faker.helpers.arrayElement([faker.number.int({min: 0, max: 600}), null]), suppress_for: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null])})), preroll_suppress_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null]), clip_tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), 'google-analytics': {'google-tag': faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z0-9-]+"), null])}, 'yare-analytics': {'yare-analytics-key': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null])}, auth: {remote_auth: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, stripe_publishable_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 255}}), null]), recaptcha_site_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), google_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), facebook_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact_email: faker.internet.email(), support_phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), support_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), social_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({network: faker.helpers.arrayElement(Object.values(SocialNetwork)), url: faker.string.alpha({length: {min: 10, max: 2048}})})), static_blocks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), html: faker.string.alpha({length: {min: 10, max: 20}})}))}, menu: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), placement: faker.helpers.arrayElement(Object.values(MenuPlacement)), weight: faker.number.int({min: 0, max: 10000}), participant_group: faker.helpers.arrayElement([{...getGetStaticSettingsResponseMenuTargetMock()},null,]), participant: faker.helpers.arrayElement([{...getGetStaticSettingsResponseMenuTargetMock()},null,])})), 'color-settings': {'body-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'body-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'accent-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'live-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}")}, pages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}})), ...overrideResponse})


export const getGetStaticSettingsResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetStaticSettingsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetStaticSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetStaticSettingsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetSettingsResponseMock = (overrideResponse: Partial<Extract<Settings, object>> = {}): Settings => ({name: faker.string.alpha({length: {min: 1, max: 100}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), favicon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), language: faker.helpers.arrayElement(Object.values(Language)), language_detection: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElements(Object.values(Language)), currency: faker.helpers.fromRegExp("[A-Z]{3}"), tax_basis_points: faker.number.int({min: 0, max: 10000}), prerolls: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), url: faker.string.alpha({length: {min: 10, max: 2048}}), weight: faker.number.int({min: 0, max: 10000}), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), for_vod: faker.datatype.boolean(), for_live: faker.datatype.boolean(), skip_after: faker.helpers.arrayElement([faker.number.int({min: 0, max: 600}), null]), suppress_for: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null])})), preroll_suppress_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null]), clip_tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), 'google-analytics': {'google-tag': faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z0-9-]+"), null])}, 'yare-analytics': {'yare-analytics-key': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null])}, auth: {remote_auth: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, stripe_publishable_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 255}}), null]), recaptcha_site_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), google_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), facebook_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact_email: faker.internet.email(), support_phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), support_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), social_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({network: faker.helpers.arrayElement(Object.values(SocialNetwork)), url: faker.string.alpha({length: {min: 10, max: 2048}})})), static_blocks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), html: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetSettingsResponseMock200 = (overrideResponse: Partial<Extract<Settings, object>> = {}): Settings => ({name: faker.string.alpha({length: {min: 1, max: 100}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), favicon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), language: faker.helpers.arrayElement(Object.values(Language)), language_detection: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), languages: faker.helpers.arrayElements(Object.values(Language)), currency: faker.helpers.fromRegExp("[A-Z]{3}"), tax_basis_points: faker.number.int({min: 0, max: 10000}), prerolls: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), url: faker.string.alpha({length: {min: 10, max: 2048}}), weight: faker.number.int({min: 0, max: 10000}), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), for_vod: faker.datatype.boolean(), for_live: faker.datatype.boolean(), skip_after: faker.helpers.arrayElement([faker.number.int({min: 0, max: 600}), null]), suppress_for: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null])})), preroll_suppress_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 31536000000}), null]), clip_tags: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), 'google-analytics': {'google-tag': faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z0-9-]+"), null])}, 'yare-analytics': {'yare-analytics-key': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null])}, auth: {remote_auth: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, stripe_publishable_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 255}}), null]), recaptcha_site_key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), google_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), facebook_client_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact_email: faker.internet.email(), support_phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), support_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), social_links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({network: faker.helpers.arrayElement(Object.values(SocialNetwork)), url: faker.string.alpha({length: {min: 10, max: 2048}})})), static_blocks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), html: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})


export const getGetSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSettingsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetMenuResponseMenuTargetMock = (overrideResponse: Partial<MenuTarget> = {}): MenuTarget => ({...{id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}, ...overrideResponse});

export const getGetMenuResponseMock = (overrideResponse: Partial<Extract<MenuItemList, object>> = {}): MenuItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), placement: faker.helpers.arrayElement(Object.values(MenuPlacement)), weight: faker.number.int({min: 0, max: 10000}), participant_group: faker.helpers.arrayElement([{...getGetMenuResponseMenuTargetMock()},null,]), participant: faker.helpers.arrayElement([{...getGetMenuResponseMenuTargetMock()},null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getGetMenuResponseMock200 = (overrideResponse: Partial<Extract<MenuItemList, object>> = {}): MenuItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), placement: faker.helpers.arrayElement(Object.values(MenuPlacement)), weight: faker.number.int({min: 0, max: 10000}), participant_group: faker.helpers.arrayElement([{...getGetMenuResponseMenuTargetMock()},null,]), participant: faker.helpers.arrayElement([{...getGetMenuResponseMenuTargetMock()},null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getGetMenuResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetMenuResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListSlidesResponseMock = (overrideResponse: Partial<Extract<SlideList, object>> = {}): SlideList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), slidable_type: faker.helpers.arrayElement(Object.values(SlidableType)), slidable_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), image: faker.string.alpha({length: {min: 10, max: 2048}}), image_mobile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), weight: faker.number.int({min: 0, max: 10000})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListSlidesResponseMock200 = (overrideResponse: Partial<Extract<SlideList, object>> = {}): SlideList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), slidable_type: faker.helpers.arrayElement(Object.values(SlidableType)), slidable_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), image: faker.string.alpha({length: {min: 10, max: 2048}}), image_mobile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), weight: faker.number.int({min: 0, max: 10000})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListSlidesResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListSlidesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListSlidesResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListPagesResponseMock = (overrideResponse: Partial<Extract<PageList, object>> = {}): PageList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListPagesResponseMock200 = (overrideResponse: Partial<Extract<PageList, object>> = {}): PageList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListPagesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListPagesResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetPageResponseMock = (overrideResponse: Partial<Extract<Page, object>> = {}): Page => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}, ...overrideResponse})


export const getGetPageResponseMock200 = (overrideResponse: Partial<Extract<Page, object>> = {}): Page => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), url: faker.helpers.fromRegExp("/[a-z0-9][a-z0-9_/-]{0,99}"), alt_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 150}}), null]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filters: {stream_status: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(StreamStatus)),null,]), type: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AccessType)),null,]), gender: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Gender)),null,]), sport: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), school: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), team: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null])}, ...overrideResponse})


export const getGetPageResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetPageResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetPageResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetPageResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetColorSettingsResponseMock = (overrideResponse: Partial<Extract<ColorSettings, object>> = {}): ColorSettings => ({'body-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'body-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'accent-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'live-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), ...overrideResponse})


export const getGetColorSettingsResponseMock200 = (overrideResponse: Partial<Extract<ColorSettings, object>> = {}): ColorSettings => ({'body-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'body-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'header-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-background': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'footer-text-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'accent-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), 'live-color': faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), ...overrideResponse})


export const getGetColorSettingsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetColorSettingsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetGeoResponseMock = (overrideResponse: Partial<Extract<Geo, object>> = {}): Geo => ({country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), country_code: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), ip: faker.string.alpha({length: {min: 10, max: 45}}), is_geo_blocked: faker.datatype.boolean(), ...overrideResponse})


export const getGetGeoResponseMock200 = (overrideResponse: Partial<Extract<Geo, object>> = {}): Geo => ({country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), country_code: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), ip: faker.string.alpha({length: {min: 10, max: 45}}), is_geo_blocked: faker.datatype.boolean(), ...overrideResponse})


export const getGetGeoResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetGeoResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetGeoResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetBootstrapMockHandler = (overrideResponse?: Bootstrap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Bootstrap> | Bootstrap), options?: RequestHandlerOptions) => {
  return http.get('*/api/channel-bootstrap-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBootstrapResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetBootstrapMockHandler200 = (overrideResponse?: Bootstrap | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Bootstrap> | Bootstrap), options?: RequestHandlerOptions) => {
  return http.get('*/api/channel-bootstrap-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBootstrapResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetBootstrapMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/channel-bootstrap-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBootstrapResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetBootstrapMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/channel-bootstrap-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBootstrapResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetBootstrapMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/channel-bootstrap-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBootstrapResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetStaticSettingsMockHandler = (overrideResponse?: StaticSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaticSettings> | StaticSettings), options?: RequestHandlerOptions) => {
  return http.get('*/storage/settings/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaticSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetStaticSettingsMockHandler200 = (overrideResponse?: StaticSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaticSettings> | StaticSettings), options?: RequestHandlerOptions) => {
  return http.get('*/storage/settings/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaticSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetStaticSettingsMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/storage/settings/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaticSettingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetStaticSettingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/storage/settings/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaticSettingsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetStaticSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/storage/settings/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaticSettingsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetStaticSettingsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/storage/settings/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaticSettingsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetSettingsMockHandler = (overrideResponse?: Settings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Settings> | Settings), options?: RequestHandlerOptions) => {
  return http.get('*/api/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSettingsMockHandler200 = (overrideResponse?: Settings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Settings> | Settings), options?: RequestHandlerOptions) => {
  return http.get('*/api/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettingsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetSettingsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettingsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetMenuMockHandler = (overrideResponse?: MenuItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MenuItemList> | MenuItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMenuResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMenuMockHandler200 = (overrideResponse?: MenuItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MenuItemList> | MenuItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMenuResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMenuMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMenuResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetMenuMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/menu', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMenuResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListSlidesMockHandler = (overrideResponse?: SlideList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SlideList> | SlideList), options?: RequestHandlerOptions) => {
  return http.get('*/api/slides/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSlidesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSlidesMockHandler200 = (overrideResponse?: SlideList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SlideList> | SlideList), options?: RequestHandlerOptions) => {
  return http.get('*/api/slides/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSlidesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSlidesMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/slides/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSlidesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListSlidesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/slides/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSlidesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListSlidesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/slides/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSlidesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListPagesMockHandler = (overrideResponse?: PageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PageList> | PageList), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPagesMockHandler200 = (overrideResponse?: PageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PageList> | PageList), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPagesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListPagesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetPageMockHandler = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPageMockHandler200 = (overrideResponse?: Page | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page> | Page), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPageMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetPageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetPageMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetPageMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/pages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetColorSettingsMockHandler = (overrideResponse?: ColorSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ColorSettings> | ColorSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/color-settings/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetColorSettingsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetColorSettingsMockHandler200 = (overrideResponse?: ColorSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ColorSettings> | ColorSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/color-settings/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetColorSettingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetColorSettingsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/color-settings/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetColorSettingsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetColorSettingsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/color-settings/web', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetColorSettingsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetGeoMockHandler = (overrideResponse?: Geo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Geo> | Geo), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGeoResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetGeoMockHandler200 = (overrideResponse?: Geo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Geo> | Geo), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGeoResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetGeoMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGeoResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetGeoMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGeoResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetGeoMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/geo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGeoResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getChannelMock = () => [
  getGetBootstrapMockHandler(),
  getGetStaticSettingsMockHandler(),
  getGetSettingsMockHandler(),
  getGetMenuMockHandler(),
  getListSlidesMockHandler(),
  getListPagesMockHandler(),
  getGetPageMockHandler(),
  getGetColorSettingsMockHandler(),
  getGetGeoMockHandler()
]
