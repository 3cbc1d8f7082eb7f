import { type AnchorHTMLAttributes, type Ref, useContext } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { NewTabLinks } from './new-tab-links';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site. React Router's own link would add 3 KB for features of its framework mode. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  const href = useHref(to);
  const onNewTab = useContext(NewTabLinks);
  return (
    <a
      {...rest}
      {...(onNewTab && { target: '_blank', rel: 'noopener' })}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (onNewTab) onNewTab(href);
        else follow(event);
      }}
    />
  );
}
