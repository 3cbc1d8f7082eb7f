import type { OperationId } from '@generated/operations';
import { apiEvents } from '../events';
import { keyRing } from '../http';
import { clearPersonalStorage } from './clear-personal-storage';

/** The viewer has ended their session: the key behind it goes, the device forgets them, a fresh key is fetched. */
export function clearSession(operation: OperationId): void {
  keyRing.refresh(keyRing.peek(), 'channel-key').catch(() => {
    // The next call asks again, and says so if it can't.
  });
  clearPersonalStorage();
  apiEvents.emit('user-cleared', { operation });
}
