import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/links/paths';

/** Redirects to /404, which reads the requested address from this history entry. */
export function ToNotFound() {
  const { pathname } = useLocation();
  // A new object at each render would be a new navigation each time.
  const [state] = useState({ asked: pathname });
  return <Navigate to={paths.notFound} replace state={state} />;
}
