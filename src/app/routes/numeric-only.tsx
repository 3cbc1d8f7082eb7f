import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Ids are whole numbers from 1; a path with anything else in their place is no page. */
export function NumericOnly({ param, children }: { param: string; children: ReactNode }) {
  const value = useParams()[param] ?? '';
  return /^[1-9]\d{0,15}$/.test(value) ? children : <Navigate to={paths.notFound} replace />;
}
