import type { VodMediaItem } from '@generated/model';
import type { ReactNode } from 'react';
import { useViewer } from '../../api/hooks/viewer';
import { GeoNotice } from '../../components/access/geo-notice';
import { Text } from '../../i18n/text';
import { pictureOf } from '../../lib/channel/picture-of';
import { buyPath, paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { LockIcon } from '../../ui/icons/thing-icons';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import type { VodGate } from './vod-gate';
import styles from './vod-stage.module.css';

interface VodStageProps {
  item: VodMediaItem;
  gate: VodGate;
  onRecheck(): Promise<unknown>;
  /** The player, shown once the gate is open. Until then, the image is shown. */
  children?: ReactNode;
}

/** The stage of a library video: its image, and the gate that says what the viewer needs. */
export function VodStage({ item, gate, onRecheck, children }: VodStageProps) {
  const image = pictureOf(item);
  return (
    <div className={styles.stage} data-gate={gate}>
      {image && <Picture className={styles.picture} src={image} alt="" width="1280" height="720" />}
      {gate === 'open' && children && <div className={styles.video}>{children}</div>}
      {gate === 'region' && (
        <div className={styles.gate}>
          <GeoNotice id={item.id} onRecheck={onRecheck} />
        </div>
      )}
      {gate === 'pass' && (
        <div className={styles.gate}>
          <Offer item={item} />
        </div>
      )}
    </div>
  );
}

function Offer({ item }: { item: VodMediaItem }) {
  const signedIn = useViewer() !== null;
  return (
    <div className={styles.offer}>
      <LockIcon />
      <h2>
        <Text id="library.needs" />
      </h2>
      <p>
        <Text id="library.needsBody" />
      </p>
      <div className={styles.ways}>
        <LinkButton to={buyPath({ type: 'event', target: 'vod', vod_id: item.id })}>
          <Text id="library.buy" />
        </LinkButton>
        <LinkButton to={paths.packages} look="secondary">
          <Text id="library.seePasses" />
        </LinkButton>
      </div>
      {!signedIn && (
        <p className={styles.logIn}>
          <Text
            id="library.haveOne"
            values={{
              login: (words) => (
                <Link key="login" to={paths.login}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}
