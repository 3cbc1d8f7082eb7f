import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/links/paths';

/** Leads to /404, which names the address that was asked for: this entry of the history keeps it. */
export function ToNotFound() {
  const { pathname } = useLocation();
  // A new object at each render would be a new navigation each time.
  const [state] = useState({ asked: pathname });
  return <Navigate to={paths.notFound} replace state={state} />;
}
