import type { Event } from '@generated/model';
import { useIsUntouched } from '../../../browser/untouched';
import { useAccessTo } from '../../../components/access/use-access-to';
import { useMoreEvents } from '../more/use-more-events';
import { isEmbedded } from '../watch/is-embedded';

/** The other live games that can play next to this game and that the viewer may watch. */
export function useOtherGames(event: Event): Event[] {
  const accessTo = useAccessTo();
  const { live } = useMoreEvents(event, { enabled: !useIsUntouched() });
  if (isEmbedded(event)) return [];
  return live.filter((other) => accessTo(other).gate === 'live' && !isEmbedded(other));
}
