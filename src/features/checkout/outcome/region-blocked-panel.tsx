import { GeoNotice } from '../../../components/access/geo-notice';
import styles from './region-blocked-panel.module.css';

/** Replaces the payment form, because the viewer could not watch the purchased video in this region. */
export function RegionBlockedPanel({ id, onRecheck }: { id: number; onRecheck(): Promise<unknown> }) {
  return (
    <div className={styles.panel}>
      <GeoNotice id={id} onRecheck={onRecheck} />
    </div>
  );
}
