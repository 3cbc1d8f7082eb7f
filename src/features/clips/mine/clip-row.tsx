import type { Clip } from '@generated/model';
import { FormattedDate } from 'react-intl';
import { DownloadButton } from '../../../components/download/download-button';
import { ShareButton } from '../../../components/share/share-button';
import { paths } from '../../../lib/links/paths';
import { LengthBadge } from '../../../ui/card/length-badge';
import { useNow } from '../../../ui/hooks/use-now';
import { ScissorsIcon } from '../../../ui/icons/thing-icons';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/picture/picture';
import { ClipProgress } from './clip-progress';
import { clipState } from './clip-state';
import { DeleteClip } from './delete-clip';
import styles from './my-clips-screen.module.css';

interface ClipRowProps {
  clip: Clip;
  mayDownload: boolean;
  onDeleted(): void;
}

/** One of the viewer's clips with its progress and actions. */
export function ClipRow({ clip, mayDownload, onDeleted }: ClipRowProps) {
  const { state } = clipState(clip, useNow('minute'));
  const ready = state === 'ready';
  const address = paths.share(clip.id, clip.uuid);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        {clip.image ? (
          <Picture src={clip.image} alt="" width="320" height="180" loading="lazy" />
        ) : (
          <ScissorsIcon />
        )}
        <LengthBadge seconds={clip.duration} />
      </div>
      <div className={styles.words}>
        <h3>{ready ? <Link to={address}>{clip.name}</Link> : clip.name}</h3>
        <p className={styles.facts}>
          <Link to={paths.watch(clip.event_id)}>{clip.event_name}</Link>
          {' · '}
          <FormattedDate value={clip.created_at} dateStyle="medium" />
        </p>
        <p className={styles.facts}>{clip.tags.join(' · ')}</p>
        {!ready && <ClipProgress clip={clip} />}
      </div>
      <div className={styles.actions}>
        {ready && <ShareButton size="small" title={clip.name} path={address} />}
        {ready && mayDownload && (
          <DownloadButton size="small" download={{ kind: 'clip', id: clip.id }} name={clip.name} />
        )}
        {state !== 'processing' && <DeleteClip clip={clip} onDeleted={onDeleted} />}
      </div>
    </li>
  );
}
