import { CloseIcon } from '../icons/icons';
import styles from './dialog-close.module.css';

/**
 * A close button for dialogs that may be taller than the screen. As the dialog's first
 * content, it stays in view.
 */
export function DialogClose({ label, onClose }: { label: string; onClose(): void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}
