import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link';

interface NavLinkProps extends LinkProps {
  /** Marks the link as current only on its exact path, not on the paths below it. */
  end?: boolean;
}

/** A link with `aria-current` set while its page is open. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const target = link.to.replace(/[?#].*$/, '');
  const here = useLocation().pathname.replace(/(.)\/$/, '$1');
  const current = here === target || (!end && here.startsWith(`${target}/`));
  return <Link {...link} aria-current={current ? 'page' : undefined} />;
}
