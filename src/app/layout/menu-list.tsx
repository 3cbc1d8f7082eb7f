import type { MenuItem } from '@generated/model';
import { useLocation } from 'react-router-dom';
import { useChannel } from '../../api/hooks/channel';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/navigation/link';
import { menuLinks } from './menu-links';
import { ownName } from './own-names';

export function MenuList({ menu, placement }: { menu: readonly MenuItem[]; placement: 'header' | 'footer' }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const { pages } = useChannel();
  const nameOf = (title: string, href: string) => {
    const own = ownName(href, title);
    return own ? text(own) : title;
  };
  return (
    <ul>
      {menuLinks(menu, placement, pages).map(({ id, title, href, external }) => (
        <li key={id}>
          {external ? (
            <a href={href} rel="noreferrer">
              {title}
            </a>
          ) : (
            // The query is compared too, because the home page filtered by a school is another page than
            // home.
            <Link to={href} aria-current={href === pathname + search ? 'page' : undefined}>
              {nameOf(title, href)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
