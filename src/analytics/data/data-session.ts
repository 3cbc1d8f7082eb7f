import { createDataSession, getDataHash } from '@generated/api/data-collection/data-collection';
import { storage } from '../../browser/storage/storage';
import { isRecord } from '../../lib/parse/is';
import { deviceType } from '../device-type';

interface DataSession {
  profile: string;
  uuid: string;
}

const SESSION = 'data_session';
export const SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 2048;

const isSession = (value: unknown): value is DataSession =>
  isRecord(value) && typeof value.profile === 'string' && typeof value.uuid === 'string';

/** Returns the stored session of the last 24 hours; null if there is none. */
export function storedSession(profile: string): string | null {
  const session = storage.get(SESSION, isSession);
  return session?.profile === profile ? session.uuid : null;
}

/** Creates a session if none is stored. Resolves to whether there is a session now. */
export async function ensureSession(profile: string): Promise<boolean> {
  if (storedSession(profile)) return true;
  try {
    const { data: uuid } = await getDataHash();
    await createDataSession(
      {
        profile,
        session: uuid,
        device_type: deviceType(navigator.userAgent, navigator.maxTouchPoints),
        user_agent: encodeURIComponent(navigator.userAgent).slice(0, MAX_USER_AGENT_LENGTH),
        resolution: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
        platform: 'web',
      },
      { keepalive: true },
    );
    storage.set(SESSION, { profile, uuid } satisfies DataSession, SESSION_LIFETIME_MS);
    return true;
  } catch {
    return false;
  }
}

export const clearDataSession = (): void => storage.remove(SESSION);
