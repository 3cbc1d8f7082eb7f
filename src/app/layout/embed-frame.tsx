import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EMBED_PATH } from '../../browser/foreign-frame';
import { Text } from '../../i18n/text';
import { isWithin } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { NewTabLinks } from '../../ui/navigation/new-tab-links';
import styles from './embed-frame.module.css';

/** If a press opens a new tab, this page loses the focus within this time. */
const TAB_OPEN_WAIT_MS = 1_000;

/**
 * The embedded player in another site's page. Links open a new tab and no other screen is shown, because the
 * surrounding page could cover a log-in or a payment. If the frame's sandbox forbids new tabs, the viewer
 * sees the address.
 */
export function EmbedFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [blocked, setBlocked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onOpen = useCallback((href: string) => {
    clearTimeout(timer.current);
    setBlocked(null);
    timer.current = setTimeout(() => {
      if (document.hasFocus()) setBlocked(new URL(href, location.origin).href);
    }, TAB_OPEN_WAIT_MS);
  }, []);

  return (
    <NewTabLinks value={onOpen}>
      {isWithin(pathname, EMBED_PATH) ? (
        children
      ) : (
        <MessagePanel
          level={1}
          title={<Text id="embed.elsewhereTitle" />}
          actions={
            <LinkButton to={pathname + search}>
              <Text id="embed.open" />
            </LinkButton>
          }
        >
          <p>
            <Text id="embed.elsewhere" />
          </p>
        </MessagePanel>
      )}
      {blocked && (
        <p role="alert" className={styles.blocked}>
          <Text id="embed.blocked" values={{ address: <strong>{blocked}</strong> }} />
        </p>
      )}
    </NewTabLinks>
  );
}
