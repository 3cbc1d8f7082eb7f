// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ZodMiniType } from 'zod/mini';
import type { OperationId } from './operations.ts';
import * as auth from './zod/auth/auth.zod.ts';
import * as channel from './zod/channel/channel.zod.ts';
import * as checkout from './zod/checkout/checkout.zod.ts';
import * as clips from './zod/clips/clips.zod.ts';
import * as dataCollection from './zod/data-collection/data-collection.zod.ts';
import * as events from './zod/events/events.zod.ts';
import * as favourites from './zod/favourites/favourites.zod.ts';
import * as keys from './zod/keys/keys.zod.ts';
import * as library from './zod/library/library.zod.ts';
import * as monitoring from './zod/monitoring/monitoring.zod.ts';
import * as orders from './zod/orders/orders.zod.ts';
import * as pages from './zod/pages/pages.zod.ts';
import * as participants from './zod/participants/participants.zod.ts';
import * as passes from './zod/passes/passes.zod.ts';
import * as profile from './zod/profile/profile.zod.ts';

export const responseChecks: Record<OperationId, ZodMiniType> = {
  getChannelKey: keys.GetChannelKey200Response,
  getApiKey: keys.GetApiKey200Response,
  logIn: auth.LogIn200Response,
  register: auth.Register200Response,
  logInWithProvider: auth.LogInWithProvider200Response,
  logOut: auth.LogOut200Response,
  verifyEmail: auth.VerifyEmail200Response,
  requestPasswordReset: auth.RequestPasswordReset200Response,
  resetPassword: auth.ResetPassword200Response,
  addSession: auth.AddSession200Response,
  confirmAccountDeletion: auth.ConfirmAccountDeletion200Response,
  getProfile: profile.GetProfile200Response,
  updateProfile: profile.UpdateProfile200Response,
  getUserAccess: profile.GetUserAccess200Response,
  listPackages: passes.ListPackages200Response,
  getPackage: passes.GetPackage200Response,
  listSubscriptions: passes.ListSubscriptions200Response,
  getSubscription: passes.GetSubscription200Response,
  buy: checkout.Buy200Response,
  applyCoupon: checkout.ApplyCoupon200Response,
  listCards: checkout.ListCards200Response,
  createSetupIntent: checkout.CreateSetupIntent200Response,
  listOrders: orders.ListOrders200Response,
  getOrder: orders.GetOrder200Response,
  unsubscribe: orders.Unsubscribe200Response,
  getCustomerPortal: orders.GetCustomerPortal200Response,
  startTrial: orders.StartTrial200Response,
  createClip: clips.CreateClip200Response,
  deleteClip: clips.DeleteClip200Response,
  downloadClip: clips.DownloadClip200Response,
  listEventClips: clips.ListEventClips200Response,
  listUserClips: clips.ListUserClips200Response,
  getSharedClip: clips.GetSharedClip200Response,
  listFavorites: favourites.ListFavorites200Response,
  addFavorite: favourites.AddFavorite200Response,
  removeFavorite: favourites.RemoveFavorite200Response,
  getBootstrap: channel.GetBootstrap200Response,
  getStaticSettings: channel.GetStaticSettings200Response,
  getSettings: channel.GetSettings200Response,
  getMenu: channel.GetMenu200Response,
  listSlides: channel.ListSlides200Response,
  listPages: channel.ListPages200Response,
  getPage: channel.GetPage200Response,
  getColorSettings: channel.GetColorSettings200Response,
  getGeo: channel.GetGeo200Response,
  listFaq: pages.ListFaq200Response,
  getCustomForm: pages.GetCustomForm200Response,
  listEvents: events.ListEvents200Response,
  listEventsWithClip: events.ListEventsWithClip200Response,
  listFavoriteEvents: events.ListFavoriteEvents200Response,
  getEvent: events.GetEvent200Response,
  downloadEvent: events.DownloadEvent200Response,
  listEventCategories: events.ListEventCategories200Response,
  listHomepageEvents: events.ListHomepageEvents200Response,
  listEventLocations: events.ListEventLocations200Response,
  listParticipants: participants.ListParticipants200Response,
  listParticipantGroups: participants.ListParticipantGroups200Response,
  listParticipantGroupProperties: participants.ListParticipantGroupProperties200Response,
  listVodMediaItems: library.ListVodMediaItems200Response,
  getVodMediaItem: library.GetVodMediaItem200Response,
  listVodMediaCategories: library.ListVodMediaCategories200Response,
  listVodMediaRails: library.ListVodMediaRails200Response,
  searchVodMedia: library.SearchVodMedia200Response,
  reportError: monitoring.ReportError200Response,
  getDataHash: dataCollection.GetDataHash200Response,
  createDataSession: dataCollection.CreateDataSession200Response,
  sendDataEvent: dataCollection.SendDataEvent200Response,
  sendVideoEvent: dataCollection.SendVideoEvent200Response,
  sendVideoViewing: dataCollection.SendVideoViewing200Response,
};
