import { useLocation } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { isRecord } from '../../lib/parse/is';
import { Button, LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Link } from '../../ui/navigation/link';
import { menuLinks } from '../layout/menu-links';
import { openSearch } from '../layout/open-search';
import { nearestLinks } from './nearest-links';
import styles from './not-found-screen.module.css';

function EmptyStand({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 160" role="img" aria-label={label}>
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(0 ${24 + row * 32})`} className={styles.row}>
          {Array.from({ length: 7 + row }, (_, seat) => `${row}-${seat}`).map((seat, index) => (
            <rect
              key={seat}
              x={160 - (7 + row) * 15 + index * 30}
              y="0"
              width="22"
              height="22"
              rx="6"
              className={seat === '2-4' ? styles.missing : undefined}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

export function Component() {
  const text = useText();
  const { menu } = useChannel();
  const asked = readRequestedAddress(useLocation().state);
  const links = menuLinks(menu, 'header').filter(({ external, href }) => !external && href !== paths.home);
  return (
    <MessagePanel
      level={1}
      picture={<EmptyStand label={text('notFound.picture')} />}
      title={<Text id="notFound.title" />}
      actions={
        <>
          <LinkButton to={paths.home}>
            <Text id="notFound.home" />
          </LinkButton>
          <Button look="secondary" onClick={openSearch}>
            <Text id="notFound.search" />
          </Button>
        </>
      }
    >
      <p className={styles.asked}>
        {asked ? <Text id="notFound.asked" values={{ address: asked }} /> : <Text id="notFound.body" />}
      </p>
      {links.length > 0 && (
        <nav className={styles.near} aria-label={text('notFound.near')}>
          <p>
            <Text id="notFound.near" />
          </p>
          <ul>
            {nearestLinks(asked ?? '', links).map(({ id, href, title }) => (
              <li key={id}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </MessagePanel>
  );
}

/**
 * Reads the requested address from the history entry. It may contain anything, so it is only rendered as
 * text.
 */
function readRequestedAddress(state: unknown): string | null {
  if (!isRecord(state) || typeof state.asked !== 'string') return null;
  try {
    return decodeURI(state.asked);
  } catch {
    return state.asked;
  }
}
