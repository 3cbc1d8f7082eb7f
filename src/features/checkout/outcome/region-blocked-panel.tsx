import { GeoNotice } from '../../../components/access/geo-notice';
import styles from './region-blocked-panel.module.css';

/** In place of the way to pay: what is bought here could not be watched here. */
export function RegionBlockedPanel({ id, onRecheck }: { id: number; onRecheck(): Promise<unknown> }) {
  return (
    <div className={styles.elsewhere}>
      <GeoNotice id={id} onRecheck={onRecheck} />
    </div>
  );
}
