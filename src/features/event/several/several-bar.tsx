import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { ShareButton } from '../../../components/share/share-button';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import type { FullScreen } from '../../../player/controls/use-full-screen';
import { Button, LinkButton } from '../../../ui/button/button';
import { CloseIcon } from '../../../ui/icons/icons';
import styles from './several.module.css';

interface SeveralBarProps {
  ref: Ref<HTMLDivElement>;
  /** The page's own game. */
  id: number;
  title: string;
  others: readonly number[];
  /** The game that fills the stage. */
  full: number | null;
  /** The games of the address that do not play here; null for one that does not exist. */
  leftOut: readonly (string | null)[];
  plays: boolean;
  fullScreen: FullScreen;
  onToggle(): void;
}

/** Below the games: what applies to all of them. */
export function SeveralBar(props: SeveralBarProps) {
  const { ref, id, title, others, full, leftOut, plays, fullScreen, onToggle } = props;
  const text = useText();
  const { formatList } = useIntl();
  const games = leftOut.map((name) => name ?? text('several.unknownGame'));
  return (
    <div
      ref={ref}
      className={styles.bar}
      data-games={others.length + 1}
      data-full={full === null ? undefined : full === id ? 'own' : 'other'}
    >
      <div className={styles.tools}>
        <Button size="small" look="secondary" onClick={onToggle}>
          <Text id={plays ? 'several.pause' : 'several.play'} />
        </Button>
        <Button size="small" look="secondary" aria-keyshortcuts="f" onClick={fullScreen.toggle}>
          <Text id={fullScreen.full ? 'player.fullScreenLeave' : 'player.fullScreen'} />
        </Button>
        <ShareButton
          size="small"
          title={text('several.shared', { title, count: others.length })}
          path={paths.watchSeveral(id, others)}
        />
        <span className={styles.keys}>
          <Text id="several.keys" values={{ count: others.length + 1 }} />
        </span>
        <LinkButton size="small" look="secondary" to={paths.watch(id)}>
          <CloseIcon />
          <Text id="several.close" />
        </LinkButton>
      </div>
      <p className={styles.leftOut} role="status">
        {games.length > 0 && (
          <Text id="several.leftOut" values={{ count: games.length, games: formatList(games) }} />
        )}
      </p>
    </div>
  );
}
