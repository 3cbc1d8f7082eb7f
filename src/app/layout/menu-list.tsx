import type { MenuItem } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/navigation/link';
import { menuLinks } from './menu-links';

export function MenuList({ menu, placement }: { menu: readonly MenuItem[]; placement: 'header' | 'footer' }) {
  const { pathname, search } = useLocation();
  return (
    <ul>
      {menuLinks(menu, placement).map(({ id, title, href, external }) => (
        <li key={id}>
          {external ? (
            <a href={href} rel="noreferrer">
              {title}
            </a>
          ) : (
            // Home for one school is another place than home.
            <Link to={href} aria-current={href === pathname + search ? 'page' : undefined}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
