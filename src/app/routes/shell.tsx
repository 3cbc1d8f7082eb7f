import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { PopupHost } from '../../ui/popup-host';
import { Toaster } from '../../ui/toaster';
import { PageHead } from '../head/page-head';
import { PlainLayout, SiteLayout } from '../layout/site-layout';
import { Guarded } from './guarded';
import { handleOf } from './route-handle';
import styles from './shell.module.css';

/** What stands around every screen: layout, guard, title, toasts and popups. */
export function Shell() {
  const matches = useMatches();
  const plain = matches.some((match) => handleOf(match).layout === 'plain');
  const Layout = plain ? PlainLayout : SiteLayout;
  useFocusAfterNavigation();
  return (
    <>
      <PageHead />
      <Progress />
      <Layout>
        <Guarded>
          <Outlet />
        </Guarded>
      </Layout>
      <Toaster />
      <PopupHost />
      <ScrollRestoration />
    </>
  );
}

/** While the next screen's code loads, the current one stays and this moves. */
function Progress() {
  const text = useText();
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.progress} role="progressbar" aria-label={text('state.loading')} />
  );
}

/** A screen reader starts at the new screen, not where the pressed link was. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
