import { earlyText } from '../../i18n/early-texts';
import styles from './loader.module.css';

/** The full-screen loader. Its label is built in, since it shows while messages load. */
export function Loader({ label = earlyText('loading') }: { label?: string }) {
  return (
    <div className={styles.loader} role="status" aria-label={label}>
      <div className={styles.mark} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
