import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../api/hooks/viewer';
import { Text, useText } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Link } from '../../../ui/navigation/link';
import { MyClips } from './my-clips';
import styles from './my-clips-screen.module.css';
import { MyDownloads } from './my-downloads';

/** The list of the viewer's clips, and the list of the downloads on this device. */
export function Component() {
  const text = useText();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const downloads = search.get('tab') === 'downloads';
  if (!viewer) return null;
  return (
    <section className={styles.screen}>
      <header className={styles.heading}>
        <h2>
          <Text id="profile.clips" />
        </h2>
        <p className={styles.count}>
          <Text id="clips.mineCount" values={{ ...viewer.featureCount }} />
        </p>
      </header>
      <nav className={styles.tabs} aria-label={text('profile.clips')}>
        <Link to={paths.clips} replace aria-current={downloads ? undefined : 'page'}>
          <Text id="clips.mine" />
        </Link>
        <Link to={`${paths.clips}?tab=downloads`} replace aria-current={downloads ? 'page' : undefined}>
          <Text id="clips.downloads" />
        </Link>
      </nav>
      {downloads ? <MyDownloads userId={viewer.id} /> : <MyClips capabilities={viewer.capabilities} />}
    </section>
  );
}
