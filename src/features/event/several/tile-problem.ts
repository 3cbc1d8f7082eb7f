import type { MessageId } from '../../../i18n/message-id';
import type { EventAccess } from '../../../lib/event/access-to';

/** Why a game does not play in a tile; null while it may. */
export function tileProblem({ gate }: Pick<EventAccess, 'gate'>, embedded: boolean): MessageId | null {
  switch (gate) {
    case 'live':
      return embedded ? 'several.embedded' : null;
    // A recording would start by itself, in the middle of the other games.
    case 'onDemand':
    case 'noRecording':
    case 'preparing':
      return 'several.over';
    case 'upcoming':
      return 'several.notLive';
    case 'geoBlocked':
      return 'several.region';
    default:
      return 'several.noAccess';
  }
}
