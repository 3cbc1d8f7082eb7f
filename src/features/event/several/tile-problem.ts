import type { MessageId } from '../../../i18n/message-id';
import type { EventAccess } from '../../../lib/event/access-to';

/** The message that says why a game does not play in a tile. Null if it may play. */
export function tileProblem({ gate }: Pick<EventAccess, 'gate'>, embedded: boolean): MessageId | null {
  switch (gate) {
    case 'live':
      return embedded ? 'several.embedded' : null;
    // Recordings are refused, because a recording would start automatically between the live games.
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
