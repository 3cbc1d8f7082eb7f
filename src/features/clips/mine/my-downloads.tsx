import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { downloadHistory } from '../../../browser/memory/download-history';
import { DownloadButton } from '../../../components/download/download-button';
import { useLanguage } from '../../../i18n/language-context';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { fileSize } from '../../../lib/text/file-size';
import { LinkButton } from '../../../ui/button/button';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { useFocusAfter } from '../../../ui/hooks/use-focus-after';
import { CloseIcon } from '../../../ui/icons/icons';
import { Link } from '../../../ui/navigation/link';
import styles from './my-clips-screen.module.css';

/** The downloads on this device. They are stored here, because the backend has no list of them. */
export function MyDownloads({ userId }: { userId: number }) {
  const text = useText();
  const { locale } = useLanguage();
  const history = downloadHistory(userId);
  const [rows, setRows] = useState(history.read);
  const list = useFocusAfter<HTMLUListElement>(rows.length);
  const none = useFocusAfter<HTMLDivElement>(rows.length);
  if (rows.length === 0)
    return (
      <div ref={none} tabIndex={-1}>
        <MessagePanel
          title={<Text id="clips.downloadsNone" />}
          actions={
            <LinkButton to={paths.vod}>
              <Text id="clips.toDemand" />
            </LinkButton>
          }
        >
          <p>
            <Text id="clips.downloadsNoneBody" />
          </p>
        </MessagePanel>
      </div>
    );
  return (
    <>
      <p className={styles.count}>
        <Text id="clips.downloadsHere" />
      </p>
      <ul ref={list} className={styles.rows} tabIndex={-1}>
        {rows.map((row) => (
          <li key={`${row.kind}-${row.id}`} className={styles.row}>
            <div className={styles.words}>
              <h3>{row.kind === 'event' ? <Link to={paths.watch(row.id)}>{row.name}</Link> : row.name}</h3>
              <p className={styles.facts}>
                {row.fileName}
                {row.size !== null && ` · ${fileSize(row.size, locale)}`}
                {' · '}
                <FormattedDate value={row.at} dateStyle="medium" timeStyle="short" />
              </p>
            </div>
            <div className={styles.actions}>
              <DownloadButton size="small" download={{ kind: row.kind, id: row.id }} name={row.name} />
              <button
                type="button"
                className={styles.forget}
                aria-label={text('clips.downloadsForget', { name: row.name })}
                onClick={() => {
                  history.remove(row);
                  setRows(history.read());
                }}
              >
                <CloseIcon />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
