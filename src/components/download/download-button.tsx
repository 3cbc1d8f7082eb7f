import { useLanguage } from '../../i18n/language-context';
import { Text, useText } from '../../i18n/text';
import { fileSize } from '../../lib/text/file-size';
import { Button } from '../../ui/button/button';
import { DownloadIcon } from '../../ui/icons/action-icons';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import styles from './download-button.module.css';
import { downloadFailure } from './download-failure';
import type { Download } from './downloads';
import { useDownload } from './use-download';

interface DownloadButtonProps {
  download: Download;
  /** The name of the file's content, for the button's label and for the download history. */
  name: string;
  size?: 'small' | 'medium';
}

/** Starts a download and shows its progress and its result. */
export function DownloadButton({ download, name, size = 'medium' }: DownloadButtonProps) {
  const text = useText();
  const { state, start, cancel } = useDownload(download, name);
  if (state.phase === 'loading')
    return <Progress size={size} received={state.received} total={state.total} onCancel={cancel} />;
  const over = state.phase === 'done' || state.phase === 'handed';
  return (
    <div className={styles.download}>
      <Button
        look="secondary"
        size={size}
        busy={state.phase === 'asking'}
        onClick={start}
        aria-label={text('download.label', { name })}
      >
        <DownloadIcon />
        <Text id={state.phase === 'none' || state.phase === 'asking' ? 'download.start' : 'download.again'} />
      </Button>
      <p role="status" className={styles.end} hidden={!over}>
        {state.phase === 'done' && (
          <>
            <CheckIcon />
            <Text id="download.done" />
          </>
        )}
        {state.phase === 'handed' && <Text id="download.handed" />}
      </p>
      {state.phase === 'failed' && (
        <p role="alert" className={styles.failure}>
          <Text id={downloadFailure(state.error)} />
        </p>
      )}
    </div>
  );
}

function Progress({
  size,
  received,
  total,
  onCancel,
}: {
  size: 'small' | 'medium';
  received: number;
  total: number | null;
  onCancel(): void;
}) {
  const text = useText();
  const { locale } = useLanguage();
  // Shows no progress if more bytes arrived than the backend announced, because the announced size is wrong.
  const known = total !== null && received <= total;
  return (
    <div className={styles.progress} data-size={size}>
      <progress
        aria-label={text('download.start')}
        max={total ?? undefined}
        value={known ? received : undefined}
        className={styles.bar}
      />
      <span className={styles.amount}>
        {known ? (
          <Text
            id="download.progress"
            values={{ received: fileSize(received, locale), total: fileSize(total, locale) }}
          />
        ) : (
          <Text id="download.progressUnknown" values={{ received: fileSize(received, locale) }} />
        )}
      </span>
      <button type="button" aria-label={text('download.cancel')} onClick={onCancel}>
        <CloseIcon />
      </button>
    </div>
  );
}
