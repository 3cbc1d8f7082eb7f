import type { OperationId } from '@generated/operations';
import type { FaultCaseFor } from '../fault-case';
import { account } from './account';
import { browse } from './browse';
import { buying } from './buying';
import { clips } from './clips';
import { measuring } from './measuring';
import { startUp } from './start-up';

/**
 * Lists every operation with its fault case or the reason for having none. A new operation without either does not
 * compile. `home-rows.ts` has further cases of the same operations.
 */
export const casesByOperation: Record<OperationId, FaultCaseFor | string> = {
  ...startUp,
  ...account,
  ...browse,
  ...buying,
  ...clips,
  ...measuring,
  downloadClip: 'a file that is saved leads this document away: its failures stand in stories, in a browser',
  downloadEvent: 'the same',
  getPage: 'the list of pages brings each page whole, so that no screen asks for one',
  sendVideoViewing: 'time watched needs a picture that moves: its failures stand in stories, in a browser',
};
