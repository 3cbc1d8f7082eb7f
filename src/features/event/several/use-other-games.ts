import { type Event, MediaKind } from '@generated/model';
import { useAccessTo } from '../../../components/access/use-access-to';
import { useMoreEvents } from '../more/use-more-events';

/** Another service's player has no sound that this page could turn off. */
const isEmbedded = ({ media }: Event) => media.some(({ kind }) => kind === MediaKind.embedded);

/** The other live games that can play next to this one, and that the viewer has access to. */
export function useOtherGames(event: Event): Event[] {
  const accessTo = useAccessTo();
  const { live } = useMoreEvents(event);
  if (isEmbedded(event)) return [];
  return live.filter((other) => accessTo(other).gate === 'live' && !isEmbedded(other));
}
