import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './link';

interface NavLinkProps extends LinkProps {
  /** Current on its very path only, not on those below it. */
  end?: boolean;
}

/** A link that says whether it leads to where the viewer is. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const target = useResolvedPath(link.to).pathname;
  const here = useLocation().pathname.replace(/(.)\/$/, '$1');
  const current = here === target || (!end && here.startsWith(`${target}/`));
  return <Link {...link} aria-current={current ? 'page' : undefined} />;
}
