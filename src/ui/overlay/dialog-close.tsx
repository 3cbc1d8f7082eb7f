import { CloseIcon } from '../icons/icons';
import styles from './dialog-close.module.css';

/** The first content of a dialog that may be taller than the screen: its close button stays in reach. */
export function DialogClose({ label, onClose }: { label: string; onClose(): void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}
