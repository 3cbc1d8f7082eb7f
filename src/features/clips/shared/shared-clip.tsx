import type { Clip } from '@generated/model';
import { FormattedDate } from 'react-intl';
import { reportPlayerLog, standaloneViewing, viewingReports } from '../../../analytics/viewing-reports';
import { useViewer } from '../../../api/hooks/viewer';
import { DownloadButton } from '../../../components/download/download-button';
import { OptionalSection } from '../../../components/loading/optional-section';
import { ShareButton } from '../../../components/share/share-button';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Player } from '../../../player/player';
import { useAutoPlay } from '../../../player/session/use-auto-play';
import { plainSource } from '../../../player/source/plain-source';
import { LinkButton } from '../../../ui/button/button';
import page from '../../../ui/layout/page.module.css';
import { ClippedGames } from './clipped-games';
import styles from './shared-clip-screen.module.css';

interface SharedClipProps {
  clip: Clip;
  onRefresh(): Promise<{ data?: Clip }>;
}

/** A shared clip, with its event. */
export function SharedClip({ clip, onRefresh }: SharedClipProps) {
  const capabilities = useViewer()?.capabilities ?? [];
  const autoPlay = useAutoPlay();
  return (
    <div className={page.page}>
      <div className={styles.stage}>
        <Player
          videoId={`clip-${clip.id}`}
          source={plainSource(clip)}
          title={clip.name}
          poster={clip.image}
          autoPlay={autoPlay}
          refreshSource={async () => {
            const { data } = await onRefresh();
            return data ? plainSource(data) : null;
          }}
          onLog={reportPlayerLog}
          {...viewingReports(standaloneViewing('clip', clip.id))}
        />
      </div>
      <div className={styles.about}>
        <h1 tabIndex={-1}>{clip.name}</h1>
        <p className={styles.facts}>
          <Text id="clips.fromGame" values={{ event: clip.event_name }} />
          {' · '}
          <FormattedDate value={clip.created_at} dateStyle="long" />
        </p>
        <ul className={styles.tags}>
          {clip.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <LinkButton to={paths.watch(clip.event_id)}>
            <Text id="clips.toGame" />
          </LinkButton>
          <ShareButton title={clip.name} path={paths.share(clip.id, clip.uuid)} />
          {capabilities.includes('download_clip') && (
            <DownloadButton download={{ kind: 'clip', id: clip.id }} name={clip.name} />
          )}
        </div>
      </div>
      <OptionalSection>
        <ClippedGames excludedId={clip.event_id} />
      </OptionalSection>
    </div>
  );
}
