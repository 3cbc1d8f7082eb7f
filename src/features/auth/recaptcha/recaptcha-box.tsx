import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { outsideAddresses } from '../../../browser/outside-addresses';
import { useLanguage } from '../../../i18n/language-context';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import styles from './recaptcha-box.module.css';
import { loadRecaptcha, type Recaptcha } from './recaptcha-script';

interface RecaptchaBoxProps {
  siteKey: string;
  /** A reCAPTCHA token is valid once. A changed number requests another token. */
  round: number;
  onToken(token: string | null): void;
}

/** The reCAPTCHA widget. Google's script is loaded only when this component renders. */
export function RecaptchaBox({ siteKey, round, onToken }: RecaptchaBoxProps) {
  const { language } = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<{ recaptcha: Recaptcha; id: number } | null>(null);
  const reportToken = useEffectEvent(onToken);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the script again.
  useEffect(() => {
    const box = document.createElement('div');
    container.current?.append(box);
    let current = true;
    loadRecaptcha(outsideAddresses().recaptcha).then(
      (recaptcha) => {
        if (!current) return;
        const id = recaptcha.render(box, {
          sitekey: siteKey,
          theme: document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark',
          size: innerWidth < 380 ? 'compact' : 'normal',
          hl: language,
          callback: (token) => reportToken(token),
          'expired-callback': () => reportToken(null),
          'error-callback': () => reportToken(null),
        });
        widget.current = { recaptcha, id };
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
      widget.current = null;
      box.remove();
      reportToken(null);
    };
  }, [siteKey, language, attempt]);

  useEffect(() => {
    if (round > 0 && widget.current) widget.current.recaptcha.reset(widget.current.id);
  }, [round]);

  return (
    <>
      <div ref={container} className={styles.place} hidden={failed} />
      {failed && (
        <Notice type="error" role="alert">
          <div className={styles.failed}>
            <p>
              <Text id="auth.recaptchaFailed" />
            </p>
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              <Text id="action.tryAgain" />
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
