import type { Clip } from '@generated/model';
import { Text, useText } from '../../../i18n/text';
import { useNow } from '../../../ui/hooks/use-now';
import styles from './clip-progress.module.css';
import { clipState } from './clip-state';

/** A progress bar that shows the elapsed time of an unfinished clip, relative to the maximum time. */
export function ClipProgress({ clip }: { clip: Clip }) {
  const text = useText();
  const now = clipState(clip, useNow('second'));
  if (now.state === 'failed')
    return (
      <p className={styles.failed}>
        <Text id="clips.failed" />
      </p>
    );
  if (now.state === 'ready') return null;
  return (
    <div className={styles.progress}>
      <span>
        <Text id="clips.processing" />
      </span>
      <progress aria-label={text('clips.processingBar', { name: clip.name })} max={1} value={now.share} />
    </div>
  );
}
