import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownPath } from '../../lib/links/paths';
import styles from './channel-html.module.css';
import { sanitiseHtml } from './sanitise-html';

/** HTML written by the channel. Its links within the site navigate without a reload. */
export function ChannelHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sanitiseHtml(html)), [html]);

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const path = link && ownPath(link.getAttribute('href'));
    if (!path) return;
    event.preventDefault();
    navigate(path);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the links in it are pressed, and Enter clicks those.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links in it are pressed.
    <div ref={place} className={styles.html} onClick={follow} />
  );
}
