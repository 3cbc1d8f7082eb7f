import { NavLink, Outlet } from 'react-router-dom';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { Page } from '../../ui/page';
import styles from './profile-screen.module.css';

const PLACES = [
  [paths.profile, 'profile.activeOrders'],
  [paths.transactions, 'profile.transactions'],
  [paths.clips, 'profile.clips'],
  [paths.favourites, 'profile.favourites'],
  [paths.linkDevice, 'profile.linkDevice'],
  [paths.editProfile, 'title.updateProfile'],
] as const;

export function Component() {
  const text = useText();
  return (
    <Page title={<Text id="title.profile" />}>
      <nav className={styles.places} aria-label={text('title.profile')}>
        {PLACES.map(([to, label]) => (
          <NavLink key={to} to={to} end>
            <Text id={label} />
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
}
