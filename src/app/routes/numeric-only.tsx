import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { parseId } from '../../lib/parse/parse-id';
import { ToNotFound } from './to-not-found';

/** Redirects a path whose parameter is not an id to /404. */
export function NumericOnly({ param, children }: { param: string; children: ReactNode }) {
  return parseId(useParams()[param]) !== null ? children : <ToNotFound />;
}
