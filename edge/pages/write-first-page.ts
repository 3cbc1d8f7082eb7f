import { FIRST_VIEW_ID } from '../../src/app/first-view/first-view-in-page.ts';
import type { RenderedView } from '../../src/app/first-view/render-first-view.tsx';
import { clockChanges, offsetIn } from '../../src/lib/time/clock-changes.ts';
import { readHosts } from '../facts.ts';
import { escaped } from './escaped.ts';

/** Files of the built site that a rendered page uses, by address. */
export interface FirstViewFiles {
  /** Those whose text is `css`. */
  styles: readonly string[];
  /** In the page itself, since a file for it would cost the first view a round. Its hash is in the policy. */
  css: string;
  /** In addition to those of the plain page. */
  scripts: readonly string[];
}

/** The channel's logo: its address, and its width at a height of 1 if that is known. */
interface Logo {
  src: string | null;
  ratio: number | null;
}

/** Those of the plain page, which describe no screen. */
const TITLE = /\s*<title data-first>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description" data-first[^>]*>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const ROOT = /<div id="root">([\s\S]*?)<\/div>\s*(?=<script>)/;
/** The preload of every picture but the largest ones. */
const SMALLER_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g;
/** Devices that start as an unrendered page does remove what is marked. */
const TAG = /<(title|meta|link(?! rel="preload"))\b/g;
const PICTURE = /<img (?![^>]*fetchPriority=)/g;
const MAIN_PICTURE = /<img [^>]*fetchPriority="high"/;
const EAGER_PICTURE = /<img (?=[^>]*loading="eager")/;
/** The page's own script decides which of these are in the first screen, before the browser fetches them. */
const OTHER_EAGER_PICTURE = /(<img fetchpriority="low" [^>]*)loading="eager"/g;

/** The page with its first view, for the scripts to take over; the plain page itself if it is not as this function expects. */
export function writeFirstPage(
  html: string,
  view: RenderedView,
  files: FirstViewFiles,
  logo: Logo = { src: null, ratio: null },
): string {
  const [root, mark] = ROOT.exec(html) ?? [];
  if (!root) return html;
  const { data } = view;
  const attributes = Object.entries({
    lang: data.language,
    'data-rendered': '',
    'data-zone': clockChanges(data.now, offsetIn(data.timeZone)),
    ...(view.needsOwnZone && { 'data-needs-own-zone': '' }),
    'data-scheme': view.scheme,
    'data-style': view.style,
  }).map(([name, value]) => `${name}="${escaped(value)}"`);
  // The page of an event has a fuller description than its first view, which knows the subject only once it runs.
  const isDescribed = html.includes('<meta property="og:title" data-first');
  const head = (isDescribed ? preloadsIn(view.head) : view.head).replace(TAG, '<$1 data-view');
  // Replaces with functions: in a replacement text, $& would be a pattern.
  return (
    (isDescribed ? html : html.replace(TITLE, '').replace(DESCRIPTION, ''))
      .replace(/<html lang="[^"]*"/, () => `<html ${attributes.join(' ')}`)
      // The page brings the configuration.
      .replace(/\s*<link rel="preload" href="\/config\.json"[^>]*>/, '')
      .replace(STYLESHEET, '')
      .replace(
        '</head>',
        () => `${stylesOf(files)}${preloadsOf(files, html)}${head.replace(SMALLER_PICTURE, '')}</head>`,
      )
      .replace(root, () => `<template id="start-mark">${mark}</template>${siteOf(view, logo)}`)
      .replace('</body>', () => `${dataOf(view)}</body>`)
  );
}

/** The styles, and a link for each of their files, which does not load it: the code takes it for loaded. */
function stylesOf({ css, styles }: FirstViewFiles): string {
  const links = styles.map((file) => `<link rel="stylesheet" disabled href="${file}">`);
  return `${fontsOf(css)}<style>${css}</style>${links.join('')}`;
}

/** Whatever the policy of a page, Chromium sends its address with a request for a font, unless a link in the page makes it. */
const fontsOf = (css: string): string =>
  [...css.matchAll(/\burl\((\/assets\/[\w.-]+\.woff2)\)/g)]
    .map(([, file]) => `<link rel="preload" as="font" fetchpriority="low" crossorigin href="${file}">`)
    .join('');

/** Preloads what the plain page does not load by itself. */
const preloadsOf = ({ scripts }: FirstViewFiles, html: string): string =>
  scripts
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
    .join('');

const preloadsIn = (head: string): string => head.match(/<link rel="preload"[^>]*>/g)?.join('') ?? '';

/** The rendered site, hidden until the page's own script has set its styles, which the policy blocks in the text of a page. */
function siteOf({ body }: RenderedView, logo: Logo): string {
  // Where no picture is marked as the main one, it is the first of those in the first viewport.
  const marked = MAIN_PICTURE.test(body) ? body : body.replace(EAGER_PICTURE, '<img fetchPriority="high" ');
  const site = marked
    .replaceAll(' style="', ' data-style="')
    .replace(PICTURE, '<img fetchpriority="low" ')
    .replace(OTHER_EAGER_PICTURE, '$1loading="lazy"');
  return `<div id="root" hidden>${withRoomFor(logo, site)}</div>`;
}

/** Gives the logo its width, so that nothing next to it moves when it is loaded. */
function withRoomFor({ src, ratio }: Logo, site: string): string {
  if (!src || !ratio) return site;
  const [tag, height] =
    site.match(/<img [^>]*>/g)?.flatMap((found) => {
      const own = / height="(\d+)"/.exec(found)?.[1];
      return found.includes(` src="${escaped(src)}"`) && own && !found.includes(' width="')
        ? [found, own]
        : [];
    }) ?? [];
  if (!tag) return site;
  const width = Math.round(Number(height) * ratio);
  return site.replace(tag, () => tag.replace('<img ', () => `<img width="${width}" `));
}

/** The data, as JSON that cannot end the element around it. */
function dataOf({ data }: RenderedView): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // Where to fetch what is withheld, for the first file, which begins before the data is read.
  const isWhole = data.entries.every(([, , next]) => !next);
  const hosts = isWhole ? '' : ` data-hosts="${escaped(JSON.stringify(readHosts(data.config)))}"`;
  return `<script type="application/json" id="${FIRST_VIEW_ID}"${hosts}>${json}</script>`;
}
