import type { User } from '../../../generated/model/index.ts';
import type { UserRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { accessOf } from '../events/access.ts';
import { settleRenewals } from '../purchases/renewals.ts';

export function viewUser(world: World, row: UserRow): User {
  settleRenewals(world, row.id);
  const { password: _password, social: _social, clips, downloads, ...shown } = row;
  const access = accessOf(world, row);
  return {
    ...shown,
    is_geo_blocked: access.geoBlocked,
    capabilities: access.channelWide,
    featureCount: { clips, downloads },
  };
}

export function findByEmail(world: World, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return world.store.users.find((row) => row.email.toLowerCase() === wanted);
}
