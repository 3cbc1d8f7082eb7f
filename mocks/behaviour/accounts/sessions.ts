import { CHANNEL_KEY } from '../../data/settings.ts';
import type { SessionRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { badKey } from '../failure.ts';

const EXPIRING_SECONDS = 15;

/** Returns an unguessable id of lower-case letters and digits. */
export function randomName(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

export function beginSession(world: World, channelKey: string): SessionRow {
  if (channelKey !== CHANNEL_KEY || world.settings.keys === 'revoked') throw badKey('channel_key');
  const { users, sessions } = world.store;
  const first = sessions.all().length === 0;
  const email = first ? world.settings.signedInAs : null;
  const user = email === null ? null : users.find((row) => row.email === email);
  return sessions.add({ api_key: `ak_${randomName(24)}`, user_id: user?.id ?? null, created: world.now() });
}

/** Returns the session of the request's keys, or throws a 400 that names the bad key. */
export function checkKeys(world: World, keysOfRequest: Record<string, unknown>): SessionRow {
  const { keys } = world.settings;
  if (keysOfRequest.channel_key !== CHANNEL_KEY) throw badKey('channel_key');
  const session = world.store.sessions.find(({ api_key }) => api_key === keysOfRequest.api_key);
  if (!session || keys === 'revoked') throw badKey('api_key');
  if (keys === 'expiring' && world.now() - session.created > EXPIRING_SECONDS) {
    world.store.sessions.remove(session.id);
    throw badKey('api_key');
  }
  return session;
}

export function endSessions(world: World, userId: number): void {
  for (const { id } of world.store.sessions.where(({ user_id }) => user_id === userId))
    world.store.sessions.remove(id);
}
