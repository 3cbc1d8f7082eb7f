import { type LoaderFunction, redirect } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Ids are whole numbers from 1; a path with anything else in their place is no page. */
export function numericOnly(param: string): LoaderFunction {
  return ({ params }) => (/^[1-9]\d{0,15}$/.test(params[param] ?? '') ? null : redirect(paths.notFound));
}
