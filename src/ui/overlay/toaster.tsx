import { Text, useText } from '../../i18n/text';
import { CloseIcon } from '../icons/icons';
import { Link } from '../navigation/link';
import styles from './toaster.module.css';
import { dismissToast, useToasts } from './toasts';

/** Renders the toasts. Error toasts interrupt a screen reader, other toasts wait. */
export function Toaster() {
  const text = useText();
  const toasts = useToasts();
  return (
    <section className={styles.toaster} aria-label={text('toast.region')}>
      {(['alert', 'status'] as const).map((role) => (
        <div key={role} role={role} className={styles.group}>
          {toasts
            .filter(({ type }) => (type === 'error') === (role === 'alert'))
            .map(({ id, type, message, values, link }) => (
              <div key={id} className={styles.toast} data-type={type}>
                <p>
                  <Text id={message} values={values} />
                  {link && (
                    <>
                      {' '}
                      <Link to={link.to} onClick={() => dismissToast(id)}>
                        <Text id={link.label} />
                      </Link>
                    </>
                  )}
                </p>
                <button type="button" aria-label={text('action.dismiss')} onClick={() => dismissToast(id)}>
                  <CloseIcon />
                </button>
              </div>
            ))}
        </div>
      ))}
    </section>
  );
}
