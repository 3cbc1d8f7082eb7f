import type { ReactNode, Ref } from 'react';
import { ShareButton } from '../../../components/share/share-button';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import type { FullScreen } from '../../../player/controls/use-full-screen';
import { Button, LinkButton } from '../../../ui/button/button';
import { CloseIcon } from '../../../ui/icons/icons';
import { Link } from '../../../ui/navigation/link';
import type { ExcludedGame } from './game-tile';
import { severalPath } from './games-in-address';
import styles from './several.module.css';

interface SeveralBarProps {
  ref: Ref<HTMLDivElement>;
  /** The ids of the playing games. The page's own game is the first. */
  ids: readonly number[];
  /** The title of the page's own game. */
  title: string;
  /** The id of the game that fills the stage, or null. */
  full: number | null;
  excluded: readonly ExcludedGame[];
  /** How many games in the URL do not exist. */
  notFoundCount: number;
  plays: boolean;
  fullScreen: FullScreen;
  onToggle(): void;
}

/** The bar below the games, with the controls for all of them. */
export function SeveralBar(props: SeveralBarProps) {
  const { ref, ids, title, full, excluded, notFoundCount, plays, fullScreen, onToggle } = props;
  const text = useText();
  const [own = 0, ...others] = ids;
  return (
    <div
      ref={ref}
      className={styles.bar}
      data-games={ids.length}
      data-full={full === null ? undefined : full === own ? 'own' : 'other'}
    >
      <div className={styles.tools}>
        <Button size="small" look="secondary" onClick={onToggle}>
          <Text id={plays ? 'several.pause' : 'several.play'} />
        </Button>
        {fullScreen.available && (
          <Button size="small" look="secondary" aria-keyshortcuts="f" onClick={fullScreen.toggle}>
            <Text id={fullScreen.full ? 'player.fullScreenLeave' : 'player.fullScreen'} />
          </Button>
        )}
        <ShareButton
          size="small"
          title={text('several.shared', { title, count: others.length })}
          path={severalPath(ids)}
        />
        <span className={styles.keys}>
          <Text id="several.keys" values={{ count: ids.length }} />
        </span>
        <LinkButton size="small" look="secondary" to={paths.watch(own)}>
          <CloseIcon />
          <Text id="several.close" />
        </LinkButton>
      </div>
      <div className={styles.leftOut} role="status">
        {excluded.map((game) => (
          <ExcludedSentence key={game.id} game={game} />
        ))}
        {notFoundCount > 0 && (
          <p>
            <Text id="several.gone" values={{ count: notFoundCount }} />
          </p>
        )}
      </div>
    </div>
  );
}

function ExcludedSentence({ game: { id, title, reason } }: { game: ExcludedGame }) {
  const text = useText();
  const link = (parts: ReactNode) => <Link to={paths.watch(id)}>{parts}</Link>;
  return (
    <p>
      <Text id="several.leftOut" values={{ game: title, reason: text(reason), link }} />
    </p>
  );
}
