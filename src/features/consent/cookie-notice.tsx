import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { consent } from '../../browser/consent';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/navigation/link';
import styles from './cookie-notice.module.css';
import { noticeText } from './notice-text';
import { useConsent } from './use-consent';

/**
 * Asks for consent with the channel's text, or with the site's own. Refusing is as easy
 * as accepting, and both buttons look alike.
 */
export function CookieNotice() {
  const titleId = useId();
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => reserveHeight(notice.current), []);
  const { choice } = useConsent();
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const block = useChannel().settings.static_blocks.find(({ alias }) => alias === 'cookie_notice');
  const parts = block ? noticeText.read(block.html) : [];
  if (!parts) return null;
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={titleId} data-notice>
      <h2 id={titleId}>{block?.title ?? <Text id="consent.title" />}</h2>
      {block ? (
        <p>
          {parts.map(({ text, to }, index) => {
            const key = `${index} ${text}`;
            return to ? (
              <Link key={key} to={to}>
                {text}
              </Link>
            ) : (
              <span key={key}>{text}</span>
            );
          })}
        </p>
      ) : (
        <p>
          <Text id="consent.body" />{' '}
          <Link to={paths.privacyPolicy}>
            <Text id="title.privacyPolicy" />
          </Link>
        </p>
      )}
      {choice && (
        <p className={styles.now}>
          <Text id={choice === 'accepted' ? 'consent.nowAccepted' : 'consent.nowRefused'} />
        </p>
      )}
      <div className={styles.choices}>
        <Button size="small" look="secondary" onClick={() => consent.decide('accepted')}>
          <Text id="consent.accept" />
        </Button>
        <Button size="small" look="secondary" onClick={() => consent.decide('refused')}>
          <Text id="consent.refuse" />
        </Button>
      </div>
    </section>
  );
}

/**
 * Publishes the height of the notice as a CSS property, so that the whole page can be
 * scrolled out from behind the notice.
 */
function reserveHeight(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--notice-height', `${innerHeight - notice.getBoundingClientRect().top}px`),
  );
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-height');
  };
}
