import type { OperationId } from '@generated/operations';
import { clearFormDrafts } from '../../browser/memory/form-draft';
import { apiEvents } from '../events';
import { keyRing } from '../http';
import { clearPersonalStorage } from './clear-personal-storage';

/** Ends the session on this device: removes the API key and personal data, and fetches a fresh key. */
export function clearSession(operation: OperationId): void {
  keyRing.refresh(keyRing.peek(), { keepChannelKey: true }).catch(() => {
    // The failure is ignored here, because the next request fetches a key again and reports a failure.
  });
  clearPersonalStorage();
  clearFormDrafts();
  apiEvents.emit('user-cleared', { operation });
}
