import { useId, useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/button';
import { CloseIcon, MenuIcon, UserIcon } from '../../ui/icons';
import { Link } from '../../ui/link';
import { NavLink } from '../../ui/nav-link';
import { HeaderSearch } from './header-search';
import { LanguageSwitch } from './language-switch';
import { MenuList } from './menu-list';
import styles from './site-header.module.css';

export function SiteHeader() {
  const text = useText();
  const { settings, menu } = useChannel();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const menuId = useId();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          to={paths.home}
          className={styles.brand}
          aria-label={text('nav.homeOf', { channel: settings.name })}
        >
          {settings.logo ? (
            <img src={settings.logo} alt={settings.name} height="36" />
          ) : (
            <span>{settings.name}</span>
          )}
        </Link>
        <nav
          id={menuId}
          className={styles.menu}
          data-open={open}
          aria-label={text('nav.main')}
          onClickCapture={() => setOpen(false)}
        >
          <MenuList menu={menu} placement="header" />
          <div className={styles.menuExtras}>
            <LanguageSwitch />
          </div>
        </nav>
        <div className={styles.account}>
          <HeaderSearch />
          <div className={styles.wideOnly}>
            <LanguageSwitch />
          </div>
          {viewer ? (
            <NavLink to={paths.profile} className={styles.profile}>
              <UserIcon />
              <span>{viewer.first_name}</span>
            </NavLink>
          ) : (
            <>
              <LinkButton to={paths.login} look="quiet" size="small">
                <Text id="nav.login" />
              </LinkButton>
              <span className={styles.wideOnly}>
                <LinkButton to={paths.registration} size="small">
                  <Text id="nav.register" />
                </LinkButton>
              </span>
            </>
          )}
          <button
            type="button"
            className={styles.menuButton}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={text(open ? 'nav.closeMenu' : 'nav.openMenu')}
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
    </header>
  );
}
