import { ACCOUNTS, DEVICE_CODE } from '../data/accounts.ts';
import type { Catalogue } from '../data/catalogue.ts';
import { seedMember } from './seed-member.ts';
import type { Store } from './store.ts';

/** Adds the users of the initial state. */
export function seedStore(store: Store, catalogue: Catalogue, now: number): void {
  for (const account of ACCOUNTS) {
    const user = store.users.add({ ...account });
    if (user.email === 'member@grandstand.test') seedMember(store, user.id, catalogue, now);
  }
  store.devices.add({ code: DEVICE_CODE, user_id: null });
}
