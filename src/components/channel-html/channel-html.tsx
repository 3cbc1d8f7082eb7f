import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../../browser/is-plain-click';
import { ownPath } from '../../lib/links/paths';
import styles from './channel-html.module.css';
import { htmlAtEdge } from './html-at-edge';
import { sanitiseHtml } from './sanitise-html';

interface ChannelHtmlProps {
  html: string;
  /** Whether the HTML is hidden at first. Then the edge may leave it out without causing a layout shift. */
  isFolded?: boolean;
}

/** Renders HTML written by the channel. Links within the site navigate without a reload. */
export function ChannelHtml({ html, isFolded = false }: ChannelHtmlProps) {
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  // The state never changes, so that React does not overwrite the content that the effect fills in.
  const [first] = useState(() => firstContent(html, isFolded));
  useLayoutEffect(() => replaceContent(container.current, sanitiseHtml(html)), [html]);

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const path = link && ownPath(link.getAttribute('href'));
    if (!path) return;
    event.preventDefault();
    navigate(path);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the links in it are pressed, and Enter clicks those.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links in it are pressed.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, and empty in a browser.
    <div ref={container} className={styles.html} onClick={follow} dangerouslySetInnerHTML={first} />
  );
}

/** Throws if the edge cannot sanitise visible HTML. Then the page is not rendered at the edge. */
function firstContent(html: string, isFolded: boolean): { __html: string } {
  const read = htmlAtEdge.read(html);
  if (read === null && !isFolded) throw new Error('only a browser can read this HTML of the channel');
  return { __html: read ?? '' };
}

/** Keeps the content that the edge rendered if it is the same, because its images would load again. */
function replaceContent(container: HTMLElement | null, content: DocumentFragment): void {
  if (!container) return;
  const updated = container.cloneNode(false);
  updated.appendChild(content);
  if (!container.isEqualNode(updated)) container.replaceChildren(...updated.childNodes);
}
