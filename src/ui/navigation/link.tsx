import { type AnchorHTMLAttributes, type Ref, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isPlainClick } from '../../browser/is-plain-click';
import { NewTabLinks } from './new-tab-links';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, with its query and hash. It is never relative. */
  to: string;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site. Unlike React Router's own links, it does not read the location, so that a navigation
 * does not render all links of the layout again.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const onNewTab = useContext(NewTabLinks);
  return (
    <a
      {...rest}
      {...(onNewTab && { target: '_blank', rel: 'noopener' })}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (onNewTab) onNewTab(to);
        else if (isPlainClick(event) && !rest.target) {
          event.preventDefault();
          // A link to the current page adds no entry to the history.
          const isCurrent = event.currentTarget.href === location.href;
          navigator[(replace ?? isCurrent) ? 'replace' : 'push'](to, state);
        }
      }}
    />
  );
}
