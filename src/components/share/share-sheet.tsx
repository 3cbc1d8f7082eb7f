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
  /** The path of the embeddable version of the page, if there is one. */
  embedPath?: string;
}

/**
 * A dialog with the ways to share a page: the device's share dialog, a copied link,
 * e-mail, other sites and an embed code.
 */
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
      // The viewer cancelled the share dialog or the device refused it. The other ways are still available.
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
