import type { Event } from '@generated/model';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { useMedia } from '../../../ui/hooks/use-media';
import { Link } from '../../../ui/navigation/link';
import type { Watch } from '../watch/use-watch';
import { gamesInAddress } from './games-in-address';
import styles from './several.module.css';
import { SeveralStage } from './several-stage';
import { WIDE } from './wide';

/** The other games of an address, next to that of the page; or a sentence why it shows only one. */
export function Several({ event, watch }: { event: Event; watch: Watch }) {
  const { search } = useLocation();
  const wide = useMedia(WIDE);
  const isLive = watch.access?.gate === 'live';
  // The others play on when the page's own game ends.
  const [opened, setOpened] = useState(isLive);
  if (isLive && !opened) setOpened(true);

  const others = gamesInAddress(search, event.id);
  const [first, ...rest] = others;
  if (first === undefined) return null;
  if (!wide)
    return (
      <p className={styles.sentence} role="status">
        <Text id="several.needsWidth" />
      </p>
    );
  if (opened) return <SeveralStage event={event} watch={watch} others={others} />;
  if (watch.asksAccess) return null;
  return (
    <p className={styles.sentence}>
      <Text
        id="several.withoutThis"
        values={{
          count: others.length,
          link: (parts) => (
            <Link to={rest.length > 0 ? paths.watchSeveral(first, rest) : paths.watch(first)}>{parts}</Link>
          ),
        }}
      />
    </p>
  );
}
