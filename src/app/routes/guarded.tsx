import type { User } from '@generated/model';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useIsViewerAwaited, useViewer } from '../../api/hooks/viewer';
import { wasLogOutChosen } from '../../api/session/chosen-log-out';
import { lastPage, rememberPage } from '../../browser/memory/last-page';
import { paths } from '../../lib/links/paths';
import { Loader } from '../../ui/feedback/loader';
import { guard, needsViewer } from './guards';

/** Renders a screen only if the guard allows it. */
export function Guarded({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const isViewerAwaited = useIsViewerAwaited();
  const { settings } = useChannel();
  const from = usePrevious(pathname);
  const path = pathname.replace(/(.)\/+$/, '$1');
  const signedInHere = useSignedInHere(path, viewer);
  const signedOutHere = useSignedOutHere(path, viewer);
  const verdict = guard({
    path,
    search,
    from,
    viewer,
    remoteAuth: settings.auth.remote_auth,
    targetAfterLogIn: viewer && signedInHere ? targetAfterLogIn(path, viewer) : null,
    hasLoggedOut: signedOutHere && wasLogOutChosen(),
  });

  const isWaiting = isViewerAwaited && needsViewer(path);
  const go = isWaiting ? 'stay' : verdict.action;
  const out = !isWaiting && verdict.action === 'out' ? verdict.url : null;
  useEffect(() => {
    if (go === 'back') navigate(-1);
    if (out) location.replace(out);
  }, [go, out, navigate]);

  // A refused page is stored too, because the log-in returns to it. This is a layout effect, because the next
  // page may be requested immediately.
  const mustChangePassword = viewer?.temporary_password === true;
  useLayoutEffect(() => {
    if (!mustChangePassword) rememberPage(pathname, search);
  }, [mustChangePassword, pathname, search]);

  if (isWaiting) return <Loader />;
  if (verdict.action === 'to') return <Navigate to={verdict.path} replace />;
  return go === 'stay' ? children : null;
}

/** Returns the previous path within the site. */
function usePrevious(pathname: string): string | null {
  const paths = useRef<{ now: string; before: string | null }>({ now: pathname, before: null });
  if (paths.current.now !== pathname) paths.current = { now: pathname, before: paths.current.now };
  return paths.current.before;
}

/** Whether the viewer logged in on this page. */
function useSignedInHere(path: string, viewer: User | null): boolean {
  const [visited, setVisited] = useState<string | null>(null);
  const next = viewer && visited !== path ? null : path;
  if (next !== visited) setVisited(next);
  return viewer !== null && visited === path;
}

/** Whether the viewer's session ended on this page. */
function useSignedOutHere(path: string, viewer: User | null): boolean {
  const [signedInAt, setSignedInAt] = useState<string | null>(null);
  const next = viewer || signedInAt === path ? path : null;
  if (next !== signedInAt) setSignedInAt(next);
  return !viewer && signedInAt === path;
}

/**
 * Returns the page after a log-in. A new user first sees that an e-mail was sent; that page then leads back
 * to where they were.
 */
function targetAfterLogIn(path: string, viewer: User): string {
  return path === paths.registration && !viewer.is_verified ? paths.verifyNotice : lastPage();
}
