import { FIRST_VIEW_ID } from '../../src/app/first-view/first-view-in-page.ts';
import type { RenderedView } from '../../src/app/first-view/render-first-view.tsx';
import { escaped } from './escaped.ts';

/** Files of the built site that a rendered page loads in addition to those of the plain page, by address. */
export interface FirstViewFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

const ROOT = /<div id="root">([\s\S]*?)<\/div>\s*(?=<script>)/;
/** The preload of every picture but the largest ones. */
const SMALLER_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g;
const PICTURE = /<img (?![^>]*fetchPriority=)/g;

/** The page with its first view, for the scripts to take over; the plain page itself if it is not as this function expects. */
export function writeFirstPage(html: string, view: RenderedView, files: FirstViewFiles): string {
  const [root, mark] = ROOT.exec(html) ?? [];
  if (!root) return html;
  const { data } = view;
  const attributes = Object.entries({
    lang: data.language,
    'data-rendered': '',
    'data-zone': data.timeZone,
    ...(view.isByDay && { 'data-by-day': '' }),
    'data-scheme': view.scheme,
    'data-style': view.style,
  }).map(([name, value]) => `${name}="${escaped(value)}"`);
  // Replaces with functions: in a replacement text, $& would be a pattern.
  return (
    html
      .replace(/<html lang="[^"]*"/, () => `<html ${attributes.join(' ')}`)
      .replace(/\s*<title data-first>[^<]*<\/title>/, '')
      .replace(/\s*<meta name="description" data-first[^>]*>/, '')
      // The page brings the configuration.
      .replace(/\s*<link rel="preload" href="\/config\.json"[^>]*>/, '')
      // The view is in the page, so the code is next: it comes before all but the largest pictures.
      .replaceAll(' fetchpriority="low"', '')
      .replace('</head>', () => `${linksTo(files, html)}${view.head.replace(SMALLER_PICTURE, '')}</head>`)
      .replace(root, () => `<template id="start-mark">${mark}</template>${siteOf(view)}`)
      .replace('</body>', () => `${dataOf(view)}</body>`)
  );
}

/** Links to what the plain page does not load by itself. */
function linksTo({ styles, scripts }: FirstViewFiles, html: string): string {
  const links = (attributes: string, files: readonly string[]) =>
    files
      .filter((file) => !html.includes(file))
      .map((file) => `<link ${attributes} crossorigin href="${file}">`)
      .join('');
  return links('rel="stylesheet"', styles) + links('rel="modulepreload"', scripts);
}

/** The rendered site, hidden until the page's own script has set its styles, which the policy blocks in the text of a page. */
function siteOf({ body }: RenderedView): string {
  const site = body.replaceAll(' style="', ' data-style="').replace(PICTURE, '<img fetchpriority="low" ');
  return `<div id="root" hidden>${site}</div>`;
}

/** The data, as JSON that cannot end the element around it. */
function dataOf({ data }: RenderedView): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${FIRST_VIEW_ID}">${json}</script>`;
}
