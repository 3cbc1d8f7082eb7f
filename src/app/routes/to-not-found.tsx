import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/links/paths';

/** Redirects to /404, which reads the requested address from this history entry. */
export function ToNotFound() {
  const { pathname } = useLocation();
  // The state object is created only once, because a new object at each render would start a new navigation.
  const [state] = useState({ asked: pathname });
  return <Navigate to={paths.notFound} replace state={state} />;
}
