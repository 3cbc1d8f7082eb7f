import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { HeartIcon, ReceiptIcon, ScissorsIcon, TicketIcon, TvIcon } from '../../ui/icons/thing-icons';
import page from '../../ui/layout/page.module.css';
import { NavLink } from '../../ui/navigation/nav-link';
import { ProfileHeader } from './profile-header';
import styles from './profile-screen.module.css';

const PAGES = [
  [paths.profile, TicketIcon, 'profile.activeOrders'],
  [paths.transactions, ReceiptIcon, 'profile.transactions'],
  [paths.clips, ScissorsIcon, 'profile.clips'],
  [paths.favourites, HeartIcon, 'profile.favourites'],
  [paths.linkDevice, TvIcon, 'profile.linkDevice'],
] as const;

/** The viewer's profile, with a navigation for its pages. */
export function Component() {
  const text = useText();
  const viewer = useViewer();
  const { remote_auth } = useChannel().settings.auth;
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // Scrolls the link of the current page into view, because the navigation is wider than a phone's screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path scrolls to another link.
  useEffect(() => {
    const { current } = nav;
    const here = current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (current && here) current.scrollLeft = here.offsetLeft - (current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);

  // After logging out, the viewer is null until the navigation has finished.
  if (!viewer) return null;

  return (
    <div className={page.page}>
      <ProfileHeader viewer={viewer} />
      <div className={styles.account}>
        <nav ref={nav} className={styles.places} aria-label={text('title.profile')}>
          <ul>
            {PAGES.filter(([to]) => to !== paths.linkDevice || remote_auth !== null).map(
              ([to, Icon, label]) => (
                <li key={to}>
                  <NavLink to={to} end>
                    <Icon />
                    <Text id={label} />
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.place}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
