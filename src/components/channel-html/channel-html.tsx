import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownPath } from '../../lib/links/paths';
import styles from './channel-html.module.css';
import { htmlAtEdge } from './html-at-edge';
import { sanitiseHtml } from './sanitise-html';

interface ChannelHtmlProps {
  html: string;
  /** Out of sight at first, so nothing moves where the edge leaves out what only a browser can read. */
  isFolded?: boolean;
}

/** HTML written by the channel. Its links within the site navigate without a reload. */
export function ChannelHtml({ html, isFolded = false }: ChannelHtmlProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // Constant, so that React leaves the content to the effect.
  const [first] = useState(() => firstContent(html, isFolded));
  useLayoutEffect(() => fill(place.current, sanitiseHtml(html)), [html]);

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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, and empty in a browser.
    <div ref={place} className={styles.html} onClick={follow} dangerouslySetInnerHTML={first} />
  );
}

/** Throws where the page has to be the plain one. */
function firstContent(html: string, isFolded: boolean): { __html: string } {
  const read = htmlAtEdge.read(html);
  if (read === null && !isFolded) throw new Error('only a browser can read this HTML of the channel');
  return { __html: read ?? '' };
}

/** Leaves what the edge has rendered where it is the same, since its pictures would load again. */
function fill(place: HTMLElement | null, content: DocumentFragment): void {
  if (!place) return;
  const wanted = place.cloneNode(false);
  wanted.appendChild(content);
  if (!place.isEqualNode(wanted)) place.replaceChildren(...wanted.childNodes);
}
