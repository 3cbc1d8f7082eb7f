import {
  getGetBootstrapMockHandler,
  getGetColorSettingsMockHandler,
  getGetGeoMockHandler,
  getGetMenuMockHandler,
  getGetPageMockHandler,
  getGetSettingsMockHandler,
  getGetStaticSettingsMockHandler,
  getListPagesMockHandler,
  getListSlidesMockHandler,
} from '../../generated/api/channel/channel.msw.ts';
import { getGetCustomFormMockHandler, getListFaqMockHandler } from '../../generated/api/pages/pages.msw.ts';
import {
  GetBootstrapQueryParams,
  GetPageParams,
  GetStaticSettingsParams,
  ListSlidesQueryParams,
} from '../../generated/zod/channel/channel.zod.ts';
import { GetCustomFormParams } from '../../generated/zod/pages/pages.zod.ts';
import { locationOf } from '../data/locations.ts';
import type { World } from '../store/world.ts';
import { createResolver } from './create-resolver.ts';
import { byName, whole } from './events/lists.ts';
import { notFound } from './failure.ts';
import { isOurHost } from './hosts.ts';

const ALLOWED_REGION = { country: 'United States', country_code: 'US', ip: '203.0.113.7' };
const BLOCKED_REGION = { country: 'Iceland', country_code: 'IS', ip: '198.51.100.23' };

export function channelHandlers(world: World) {
  return [
    getGetBootstrapMockHandler(
      createResolver(world, 'getBootstrap', { query: GetBootstrapQueryParams }, () => {
        const { catalogue } = world;
        return {
          'color-settings': catalogue.colors,
          'events-categories': catalogue.categories,
          'events-locations': catalogue.venues.map(locationOf),
          faq: catalogue.faq,
          menu: catalogue.menu,
          packages: catalogue.packages,
          pages: catalogue.pages,
          'participant-groups': catalogue.schools.toSorted(byName),
          settings: catalogue.settings,
          slides: catalogue.slides,
          subscriptions: catalogue.subscriptions,
          'participant-group-properties': catalogue.properties,
        };
      }),
    ),
    getGetStaticSettingsMockHandler(
      createResolver(world, 'getStaticSettings', { path: GetStaticSettingsParams }, ({ path }) => {
        if (!isOurHost(path.hostname)) throw notFound();
        const { settings, menu, colors, pages } = world.catalogue;
        return { settings, menu, 'color-settings': colors, pages };
      }),
    ),
    getGetSettingsMockHandler(createResolver(world, 'getSettings', {}, () => world.catalogue.settings)),
    getGetMenuMockHandler(createResolver(world, 'getMenu', {}, () => whole(world.catalogue.menu))),
    getListSlidesMockHandler(
      createResolver(world, 'listSlides', { query: ListSlidesQueryParams }, ({ query: { type } }) =>
        whole(world.catalogue.slides.filter(({ slidable_type }) => !type || slidable_type === type)),
      ),
    ),
    getListPagesMockHandler(createResolver(world, 'listPages', {}, () => whole(world.catalogue.pages))),
    getGetPageMockHandler(
      createResolver(world, 'getPage', { path: GetPageParams }, ({ path }) => {
        const found = world.catalogue.pages.find(({ id }) => id === path.id);
        if (!found) throw notFound();
        return found;
      }),
    ),
    getGetColorSettingsMockHandler(
      createResolver(world, 'getColorSettings', {}, () => world.catalogue.colors),
    ),
    getGetGeoMockHandler(
      createResolver(world, 'getGeo', {}, () => {
        const { geoBlocked } = world.settings;
        return { ...(geoBlocked ? BLOCKED_REGION : ALLOWED_REGION), is_geo_blocked: geoBlocked };
      }),
    ),
    getListFaqMockHandler(createResolver(world, 'listFaq', {}, () => whole(world.catalogue.faq))),
    getGetCustomFormMockHandler(
      createResolver(world, 'getCustomForm', { path: GetCustomFormParams }, ({ path }) => {
        const found = world.catalogue.forms.find(({ alias }) => alias === path.alias);
        if (!found) throw notFound();
        return found;
      }),
    ),
  ];
}
