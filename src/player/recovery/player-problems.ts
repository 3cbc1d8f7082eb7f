import type { MessageId } from '../../i18n/message-id';
import type { ProblemCode } from '../engine/engine-types';

/** The explanation below the headline when the player has stopped retrying. */
export const PROBLEM_TEXTS: Record<ProblemCode, MessageId> = {
  'no-code': 'player.problemNoCode',
  network: 'player.problemNetwork',
  'not-found': 'player.problemNotFound',
  refused: 'player.problemRefused',
  decode: 'player.problemDecode',
  unsupported: 'player.problemUnsupported',
  unknown: 'player.problemUnknown',
};
