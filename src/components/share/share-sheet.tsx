import { useId, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/message-id';
import { Text, useText } from '../../i18n/text';
import { mailLink } from '../../lib/links/mail-link';
import { embedCode, shareLinks } from '../../lib/links/share-links';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
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
      <Copied label="share.link" value={url} />
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
      {embedPath && <Copied label="share.embed" value={embedCode(absolute(embedPath), title)} />}
    </Dialog>
  );
}

function Copied({ label, value }: { label: MessageId; value: string }) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'share.copied' | 'share.copyFailed' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('share.copied');
    } catch {
      field.current?.select();
      setOutcome('share.copyFailed');
    }
  }

  return (
    <div className={styles.copied}>
      <label htmlFor={id}>
        <Text id={label} />
      </label>
      <div className={styles.value}>
        <input ref={field} id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button
          onClick={copy}
          aria-label={text('text.labelled', { label: text('share.copy'), value: text(label) })}
        >
          <Text id={outcome === 'share.copied' ? 'share.copied' : 'share.copy'} />
        </Button>
      </div>
      <p role="status" className={styles.outcome} data-quiet={outcome !== 'share.copyFailed'}>
        {outcome && <Text id={outcome} />}
      </p>
    </div>
  );
}
