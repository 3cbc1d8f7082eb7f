import { useLanguage } from '../../i18n/language-context';
import { Text, useText } from '../../i18n/text';
import { type FeedIds, feedLinks } from '../../lib/links/feed-links';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
import { CopiedField } from '../share/copied-field';
import styles from './subscribe-sheet.module.css';

interface SubscribeSheetProps {
  ids: FeedIds;
  /** The name of the team, the school or the list to which the games belong. */
  name: string;
  /** Downloads the games that are known now. Left out if there are none. */
  onDownload?: (() => void) | undefined;
  onClose(): void;
}

/** A dialog with the ways to subscribe to a calendar of games. */
export function SubscribeSheet({ ids, name, onDownload, onClose }: SubscribeSheetProps) {
  const text = useText();
  const { language } = useLanguage();
  const links = feedLinks(location.origin, ids, language);
  return (
    <Dialog
      title={text('calendar.subscribeTitle', { name })}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          <Text id="calendar.close" />
        </Button>
      }
    >
      <p>
        <Text id="calendar.subscribeBody" />
      </p>
      <ul className={styles.ways}>
        <li className={styles.first}>
          <a href={links.webcal}>
            <Text id="calendar.subscribe" />
          </a>
        </li>
        <li>
          <a href={links.google} target="_blank" rel="noreferrer">
            <Text id="calendar.google" />
          </a>
        </li>
        <li>
          <a href={links.outlook(name)} target="_blank" rel="noreferrer">
            <Text id="calendar.outlook" />
          </a>
        </li>
        {onDownload && (
          <li>
            <button type="button" onClick={onDownload}>
              <Text id="calendar.downloadOnce" />
            </button>
          </li>
        )}
      </ul>
      <CopiedField label="calendar.address" value={links.address} />
    </Dialog>
  );
}
