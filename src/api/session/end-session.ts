import type { OperationId } from '@generated/operations';
import { apiEvents } from '../events';
import { keyRing } from '../http';

/** The backend has ended the session behind the API key: a fresh key is fetched, the viewer forgotten. */
export function endSession(operation: OperationId): void {
  keyRing.refresh(keyRing.peek(), 'channel-key').catch(() => {
    // The next call asks again, and says so if it can't.
  });
  apiEvents.emit('user-cleared', { operation });
}
