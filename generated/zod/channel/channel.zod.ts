/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Bootstrap,
  ColorSettings,
  Failure,
  Geo,
  MenuItemList,
  Page,
  PageList,
  Settings,
  SlideList,
  StaticSettings
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Get all that makes the site this channel's
 */
export const getBootstrapQueryColorSettingsClientInterfaceDefault = `web`;
export const getBootstrapQuerySlidesClientInterfaceDefault = `web`;

export const GetBootstrapQueryParams = /*#__PURE__*/ zod.object({
  "color-settings[client_interface]": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['web']), getBootstrapQueryColorSettingsClientInterfaceDefault),
  "slides[client_interface]": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['web']), getBootstrapQuerySlidesClientInterfaceDefault)
})

export const GetBootstrap200Response = Bootstrap

export const GetBootstrap400Response = Failure

export const GetBootstrap429Response = Failure

export const GetBootstrap500Response = Failure

/**
 * @summary Get the static copy of what the shell needs
 */
export const getStaticSettingsPathHostnameMax = 253;



export const GetStaticSettingsParams = /*#__PURE__*/ zod.object({
  "hostname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getStaticSettingsPathHostnameMax))
})

export const GetStaticSettings200Response = StaticSettings

export const GetStaticSettings400Response = Failure

export const GetStaticSettings404Response = Failure

export const GetStaticSettings429Response = Failure

export const GetStaticSettings500Response = Failure

/**
 * @summary Get the channel's settings
 */
export const GetSettings200Response = Settings

export const GetSettings429Response = Failure

export const GetSettings500Response = Failure

/**
 * @summary List the items of both menus
 */
export const GetMenu200Response = MenuItemList

export const GetMenu429Response = Failure

export const GetMenu500Response = Failure

/**
 * @summary List the slides
 */
export const ListSlidesQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['main', 'category', 'participant', 'group']))
})

export const ListSlides200Response = SlideList

export const ListSlides400Response = Failure

export const ListSlides429Response = Failure

export const ListSlides500Response = Failure

/**
 * @summary List the channel's own pages
 */
export const ListPages200Response = PageList

export const ListPages429Response = Failure

export const ListPages500Response = Failure

/**
 * @summary Get a page
 */



export const GetPageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetPage200Response = Page

export const GetPage400Response = Failure

export const GetPage404Response = Failure

export const GetPage429Response = Failure

export const GetPage500Response = Failure

/**
 * @summary Get the channel's colours
 */
export const GetColorSettings200Response = ColorSettings

export const GetColorSettings429Response = Failure

export const GetColorSettings500Response = Failure

/**
 * @summary Get where the viewer seems to be
 */
export const GetGeo200Response = Geo

export const GetGeo400Response = Failure

export const GetGeo429Response = Failure

export const GetGeo500Response = Failure

