import type { MessageId } from '../../i18n/message-id';
import type { ProblemCode } from '../engine/engine-types';

/** What a viewer reads below the headline when the player has given up. */
export const PROBLEM_TEXTS: Record<ProblemCode, MessageId> = {
  'no-code': 'player.problemNoCode',
  network: 'player.problemNetwork',
  'not-found': 'player.problemNotFound',
  refused: 'player.problemRefused',
  decode: 'player.problemDecode',
  unsupported: 'player.problemUnsupported',
  unknown: 'player.problemUnknown',
};
