import type { MessageId } from '../../../i18n/message-id';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { IconButton } from '../../../player/controls/icon-button';
import { Button, LinkButton } from '../../../ui/button/button';
import { CloseIcon } from '../../../ui/icons/icons';
import styles from './several.module.css';

interface TileNoticeProps {
  id: number;
  number: number;
  /** The title of the game, or null if the game could not be loaded. */
  title: string | null;
  reason: MessageId;
  /** Whether the tile crashed because of the game's data. */
  isBroken?: boolean;
  onRetry?: (() => void) | undefined;
  onRemove: (() => void) | null;
}

/** Replaces a game that does not play: shows the reason and a link to the game's own page. */
export function TileNotice({ id, number, title, reason, isBroken, onRetry, onRemove }: TileNoticeProps) {
  const text = useText();
  const name = title ?? text('several.gameNumber', { number });
  return (
    <section className={styles.notice} aria-label={name}>
      {onRemove && (
        <div className={styles.remove}>
          <IconButton label={text('several.remove', { title: name })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
      <h2>{name}</h2>
      <p role={isBroken ? 'alert' : 'status'}>
        <Text id={reason} /> {isBroken && <Text id="error.somethingWrong" />}
      </p>
      <div className={styles.noticeActions}>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            <Text id="action.tryAgain" />
          </Button>
        )}
        <LinkButton size="small" look="secondary" to={paths.watch(id)}>
          <Text id="several.toItsPage" />
        </LinkButton>
      </div>
    </section>
  );
}
