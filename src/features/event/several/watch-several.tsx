import type { Event } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { Text } from '../../../i18n/text';
import { LinkButton } from '../../../ui/button/button';
import { useMedia } from '../../../ui/hooks/use-media';
import { GridIcon } from '../../../ui/icons/icons';
import { gamesInAddress, severalPath } from './games-in-address';
import { useOtherGames } from './use-other-games';
import { WIDE_QUERY } from './wide-query';

/**
 * A link that opens this game next to another live game. It is hidden on phones, because
 * both would be too small.
 */
export function WatchSeveral({ event }: { event: Event }) {
  const wide = useMedia(WIDE_QUERY);
  const { search } = useLocation();
  const [other] = useOtherGames(event);
  if (!wide || !other || gamesInAddress(search, event.id).length > 0) return null;
  return (
    <LinkButton look="secondary" to={severalPath([event.id, other.id])}>
      <GridIcon />
      <Text id="watch.several" />
    </LinkButton>
  );
}
