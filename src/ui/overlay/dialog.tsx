import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { trackKeyboard } from './keyboard-height';

interface DialogProps {
  title: ReactNode;
  /** Called on Escape and on a press outside the dialog. */
  onClose(): void;
  children: ReactNode;
  actions?: ReactNode;
}

/**
 * A dialog that is modal while it is mounted. The browser keeps the focus inside and restores it afterwards.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const stop = trackKeyboard();
    return () => {
      stop();
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes the dialog on Escape.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A text selection that starts inside the dialog and ends outside must not close the dialog.
        const { currentTarget } = event;
        if (event.target === currentTarget && pressed.current === currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
