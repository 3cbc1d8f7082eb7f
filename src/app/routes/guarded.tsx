import type { User } from '@generated/model';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { lastPage, rememberPage } from '../../browser/memory/last-page';
import { paths } from '../../lib/links/paths';
import { guard } from './guards';

/** Lets a screen show only where the guards let the viewer be. */
export function Guarded({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { settings } = useChannel();
  const from = usePrevious(pathname);
  const path = pathname.replace(/(.)\/+$/, '$1');
  const signedInHere = useSignedInHere(path, viewer);
  const verdict = guard({
    path,
    search,
    from,
    viewer,
    remoteAuth: settings.auth.remote_auth,
    onwards: viewer && signedInHere ? afterLogIn(path, viewer) : null,
  });

  const { go } = verdict;
  const out = verdict.go === 'out' ? verdict.url : null;
  useEffect(() => {
    if (go === 'back') navigate(-1);
    if (out) location.replace(out);
  }, [go, out, navigate]);

  // What a visitor was refused is remembered too: logging in leads there. A page that is seen is remembered
  // already: the next may be asked for at once, by an address or by another site.
  const forced = viewer?.temporary_password === true;
  useLayoutEffect(() => {
    if (!forced) rememberPage(pathname, search);
  }, [forced, pathname, search]);

  if (verdict.go === 'to') return <Navigate to={verdict.path} replace />;
  return go === 'on' ? children : null;
}

/** The path before this one, within the site. */
function usePrevious(pathname: string): string | null {
  const paths = useRef<{ now: string; before: string | null }>({ now: pathname, before: null });
  if (paths.current.now !== pathname) paths.current = { now: pathname, before: paths.current.now };
  return paths.current.before;
}

/** Whether the viewer was a visitor when this page opened. */
function useSignedInHere(path: string, viewer: User | null): boolean {
  const [visited, setVisited] = useState<string | null>(null);
  const next = viewer && visited !== path ? null : path;
  if (next !== visited) setVisited(next);
  return viewer !== null && visited === path;
}

/** Someone new hears first that an e-mail is on its way; that page leads on to where they were. */
function afterLogIn(path: string, viewer: User): string {
  return path === paths.registration && !viewer.is_verified ? paths.verifyNotice : lastPage();
}
