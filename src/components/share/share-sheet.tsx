import { Text, useText } from '../../i18n/text';
import { mailLink } from '../../lib/links/mail-link';
import { embedCode, shareLinks } from '../../lib/links/share-links';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
import { CopiedField } from './copied-field';
import styles from './share-sheet.module.css';

export interface Shared {
  title: string;
  path: string;
  /** The path of the page's embeddable version, if there is one. */
  embedPath?: string;
}

/** The ways to share a page: the device's own dialog, copied link, e-mail, other sites, and embed code. */
export function ShareSheet({ title, path, embedPath, onClose }: Shared & { onClose(): void }) {
  const text = useText();
  const absolute = (own: string) => new URL(own, location.origin).href;
  const url = absolute(path);
  const hasApps = typeof navigator.share === 'function';

  async function shareByApps() {
    try {
      await navigator.share({ title, url });
      onClose();
    } catch {
      // The viewer cancelled, or the device refused: the other ways remain.
    }
  }

  return (
    <Dialog
      title={text('share.label', { title })}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          <Text id="share.close" />
        </Button>
      }
    >
      {hasApps && (
        <Button wide onClick={shareByApps}>
          <Text id="share.apps" />
        </Button>
      )}
      <CopiedField label="share.link" value={url} />
      <ul className={styles.places}>
        {shareLinks(url, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={mailLink('', { subject: title, body: url })}>
            <Text id="share.email" />
          </a>
        </li>
      </ul>
      {embedPath && <CopiedField label="share.embed" value={embedCode(absolute(embedPath), title)} />}
    </Dialog>
  );
}
