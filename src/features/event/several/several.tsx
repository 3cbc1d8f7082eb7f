import type { Event } from '@generated/model';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Text } from '../../../i18n/text';
import { useMedia } from '../../../ui/hooks/use-media';
import { Link } from '../../../ui/navigation/link';
import { isEmbedded } from '../watch/is-embedded';
import type { Watch } from '../watch/use-watch';
import { gamesInAddress, severalPath } from './games-in-address';
import styles from './several.module.css';
import { SeveralStage } from './several-stage';
import { tileProblem } from './tile-problem';
import { WIDE_QUERY } from './wide-query';

/** Plays the other games in the URL next to the page's own game, or says why only one game is shown. */
export function Several({ event, watch }: { event: Event; watch: Watch }) {
  const { search } = useLocation();
  const wide = useMedia(WIDE_QUERY);
  // Stays true once opened, so that the other games play on when the page's own game ends.
  const [opened, setOpened] = useState(false);
  if (watch.access && !tileProblem(watch.access, isEmbedded(event)) && !opened) setOpened(true);

  const others = useMemo(() => gamesInAddress(search, event.id), [search, event.id]);
  if (!wide)
    return (
      <p className={styles.sentence} role="status">
        <Text id="several.needsWidth" />
      </p>
    );
  if (opened) return <SeveralStage event={event} watch={watch} others={others} />;
  if (watch.isAccessPending) return null;
  return (
    <p className={styles.sentence}>
      <Text
        id="several.withoutThis"
        values={{
          count: others.length,
          link: (parts) => <Link to={severalPath(others)}>{parts}</Link>,
        }}
      />
    </p>
  );
}
