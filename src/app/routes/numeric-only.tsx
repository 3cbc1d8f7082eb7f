import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/links/paths';
import { parseId } from '../../lib/parse/parse-id';

/** A path with anything but an id in its place is no page. */
export function NumericOnly({ param, children }: { param: string; children: ReactNode }) {
  return parseId(useParams()[param]) !== null ? children : <Navigate to={paths.notFound} replace />;
}
