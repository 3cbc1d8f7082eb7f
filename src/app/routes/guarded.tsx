import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { guard } from './guards';
import { rememberPage } from './last-page';

/** Lets a screen show only where the guards let the viewer be. */
export function Guarded({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { settings } = useChannel();
  const from = usePrevious(pathname);
  const path = pathname.replace(/(.)\/+$/, '$1');
  const verdict = guard({ path, search, from, viewer, remoteAuth: settings.auth.remote_auth });

  const { go } = verdict;
  const out = verdict.go === 'out' ? verdict.url : null;
  useEffect(() => {
    if (go === 'back') navigate(-1);
    if (out) location.replace(out);
  }, [go, out, navigate]);

  // What a visitor was refused is remembered too: logging in leads there.
  useEffect(() => rememberPage(pathname, search), [pathname, search]);

  if (verdict.go === 'to') return <Navigate to={verdict.path} replace />;
  return go === 'on' ? children : null;
}

/** The path before this one, within the site. */
function usePrevious(pathname: string): string | null {
  const paths = useRef<{ now: string; before: string | null }>({ now: pathname, before: null });
  if (paths.current.now !== pathname) paths.current = { now: pathname, before: paths.current.now };
  return paths.current.before;
}
