import type { SocialLink, SocialNetwork } from '@generated/model';
import { Text, useText } from '../../i18n/text';
import { safeLink } from '../../lib/links/safe-link';
import styles from './contacts-screen.module.css';

const NAMES: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
};

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const text = useText();
  const shown = links.flatMap(({ network, url }) => {
    const href = safeLink(url);
    return href ? [{ network, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={text('pages.social')}>
      <p>
        <Text id="pages.social" />
      </p>
      <ul>
        {shown.map(({ network, href }) => (
          <li key={network}>
            <a href={href} rel="noreferrer">
              {NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
