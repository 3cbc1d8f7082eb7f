import { earlyText } from '../../i18n/early-texts';
import styles from './loader.module.css';

/**
 * The full-screen loader. Its label is part of the code, because the loader is shown while the texts load.
 */
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
