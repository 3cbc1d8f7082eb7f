import { useLanguage } from '../../i18n/language-context';
import { LANGUAGES } from '../../i18n/languages';
import { useText } from '../../i18n/text';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { showToast } from '../../ui/overlay/toasts';
import styles from './language-switch.module.css';

/** Lets the viewer choose a language. Renders nothing if the channel has only one. */
export function LanguageSwitch() {
  const text = useText();
  const { language, offered, choose } = useLanguage();
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles.switch} aria-label={text('nav.language')}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          title={LANGUAGES[each].name}
          aria-pressed={each === language}
          onClick={() => choose(each).catch(() => showToast({ type: 'error', message: 'error.offline' }))}
        >
          {each.toUpperCase()}
          <VisuallyHidden> {LANGUAGES[each].name}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
