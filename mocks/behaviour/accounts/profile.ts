import {
  getGetProfileMockHandler,
  getGetUserAccessMockHandler,
  getUpdateProfileMockHandler,
} from '../../../generated/api/profile/profile.msw.ts';
import { GetUserAccessQueryParams, UpdateProfileBody } from '../../../generated/zod/profile/profile.zod.ts';
import type { UserRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { accessOf, eventAccess, mediumAccess } from '../events/access.ts';
import { invalid, notFound } from '../failure.ts';
import { settleRenewals } from '../purchases/renewals.ts';
import { emailTaken } from './auth.ts';
import { sendLink, VERIFY_MINUTES } from './mail.ts';
import { checkPhone } from './phone.ts';
import { findByEmail, viewUser } from './users.ts';

export function profileHandlers(world: World) {
  const { users, orders } = world.store;
  return [
    getGetProfileMockHandler(
      createResolver(world, 'getProfile', { login: true }, ({ user }) => viewUser(world, user())),
    ),
    getUpdateProfileMockHandler(
      createResolver(world, 'updateProfile', { body: UpdateProfileBody, login: true }, ({ body, user }) => {
        const row = user();
        const { _method, current_password, password_confirmation, ...change } = body;
        const newAddress =
          change.email !== undefined && change.email.toLowerCase() !== row.email.toLowerCase();
        if ((change.password !== undefined || newAddress) && !row.temporary_password) {
          if (current_password === undefined) throw invalid({ current_password: ['Field is required'] });
          if (current_password !== row.password) throw invalid({ current_password: ['Incorrect password'] });
        }
        if (change.password !== undefined && change.password !== password_confirmation)
          throw invalid({ password_confirmation: ['The password and password confirmation do not match'] });
        checkPhone(change.phone);
        if (change.email !== undefined && newAddress && findByEmail(world, change.email)) throw emailTaken();
        const next: Partial<UserRow> = Object.fromEntries(
          Object.entries(change).filter(([, value]) => value !== undefined),
        );
        if (change.password !== undefined) next.temporary_password = false;
        if (newAddress) next.is_verified = false;
        users.update(row, next);
        if (newAddress) sendLink(world, 'verify-email', row.email, VERIFY_MINUTES);
        return viewUser(world, row);
      }),
    ),
    getGetUserAccessMockHandler(
      createResolver(world, 'getUserAccess', { query: GetUserAccessQueryParams }, ({ query, viewer }) => {
        if (viewer) settleRenewals(world, viewer.id);
        const { eventById, library } = world.catalogue;
        const event = query.event_id === undefined ? null : eventById.get(query.event_id);
        const vod = query.vod_id === undefined ? null : library.items.find(({ id }) => id === query.vod_id);
        if (event === undefined || vod === undefined) throw notFound();
        const access = accessOf(world, viewer);
        const bought = (kind: 'event' | 'vod') =>
          orders
            .where(
              (row) => row.user_id === viewer?.id && row.order.status === 'paid' && row.item.kind === kind,
            )
            .map(({ item }) => item.id);
        return {
          capabilities: access.channelWide,
          is_geo_blocked: access.geoBlocked,
          featureCount: { clips: viewer?.clips ?? 0, downloads: viewer?.downloads ?? 0 },
          event_ids: bought('event'),
          vod_ids: bought('vod'),
          event: event && eventAccess(world, access, event),
          vod: vod && mediumAccess(access, vod.id),
        };
      }),
    ),
  ];
}
