import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './link';

interface NavLinkProps extends LinkProps {
  /** Active on this exact path only, not on paths below it. */
  end?: boolean;
}

/** A link that marks itself as current when it leads to the current page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const target = useResolvedPath(link.to).pathname;
  const here = useLocation().pathname.replace(/(.)\/$/, '$1');
  const current = here === target || (!end && here.startsWith(`${target}/`));
  return <Link {...link} aria-current={current ? 'page' : undefined} />;
}
