import { useId, useRef, useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useIsViewerAwaited, useViewer } from '../../api/hooks/viewer';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { CloseIcon, MenuIcon, UserIcon } from '../../ui/icons/icons';
import { Link } from '../../ui/navigation/link';
import { NavLink } from '../../ui/navigation/nav-link';
import { Picture } from '../../ui/picture/picture';
import { HeaderSearch } from './header-search';
import { LanguageSwitch } from './language-switch';
import { MenuList } from './menu-list';
import styles from './site-header.module.css';
import { useMenuOverflow } from './use-menu-overflow';

export function SiteHeader() {
  const text = useText();
  const { settings, menu } = useChannel();
  const viewer = useViewer();
  const isViewerAwaited = useIsViewerAwaited();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useMenuOverflow(header, row);

  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <Link
          to={paths.home}
          className={styles.brand}
          aria-label={text('nav.homeOf', { channel: settings.name })}
        >
          <Picture
            src={settings.logo}
            alt={settings.name}
            height="36"
            fallback={<span>{settings.name}</span>}
          />
        </Link>
        <nav className={styles.menu} aria-label={text('nav.main')}>
          <div ref={row} className={styles.row}>
            <MenuList menu={menu} placement="header" />
          </div>
          <div
            id={menuId}
            popover="auto"
            className={styles.drawer}
            onToggle={({ newState }) => setOpen(newState === 'open')}
            onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
          >
            <MenuList menu={menu} placement="header" />
            <LanguageSwitch />
            {!viewer && !isViewerAwaited && (
              <span className={styles.narrowOnly}>
                <LinkButton to={paths.registration} wide>
                  <Text id="nav.register" />
                </LinkButton>
              </span>
            )}
          </div>
        </nav>
        <div className={styles.account}>
          <HeaderSearch />
          <div className={styles.wideOnly}>
            <LanguageSwitch />
          </div>
          {isViewerAwaited ? (
            <Skeleton className={styles.awaited} />
          ) : viewer ? (
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
            popoverTarget={menuId}
            aria-label={text(open ? 'nav.closeMenu' : 'nav.openMenu')}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </div>
    </header>
  );
}
