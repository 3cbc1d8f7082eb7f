import type { MenuItem } from '@generated/model';
import { NavLink } from 'react-router-dom';
import { menuLinks } from './menu-links';

export function MenuList({ menu, placement }: { menu: readonly MenuItem[]; placement: 'header' | 'footer' }) {
  return (
    <ul>
      {menuLinks(menu, placement).map(({ id, title, href, external }) => (
        <li key={id}>
          {external ? (
            <a href={href} rel="noreferrer">
              {title}
            </a>
          ) : (
            <NavLink to={href} end>
              {title}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}
