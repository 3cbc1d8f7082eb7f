import { FIRST_VIEW_ID } from '../../src/app/first-view/first-view-in-page.ts';
import type { RenderedView } from '../../src/app/first-view/render-first-view.tsx';
import { clockChanges, offsetIn } from '../../src/lib/time/clock-changes.ts';
import { readHosts } from '../facts.ts';
import { escaped } from './escaped.ts';

/** The built site's files that a rendered page uses, by URL. */
export interface FirstViewFiles {
  /** The stylesheets whose text is in `css`. */
  styles: readonly string[];
  /**
   * Styles are inlined, because a separate file would delay the first view by a round trip. Their hash is in
   * the content security policy.
   */
  css: string;
  /** Scripts that the plain page does not already load. */
  scripts: readonly string[];
  /** The script of the cookie notice. */
  notice: string;
  /** Scripts that are needed soon after the page has been hydrated. */
  soon: readonly string[];
  /** The files of the texts, by area and language, such as `home/fr`. */
  texts: Readonly<Record<string, string>>;
}

/** The URL of the channel's logo, and its width-to-height ratio if that is known. */
interface Logo {
  src: string | null;
  ratio: number | null;
}

/** These tags of the plain page describe no screen, so they are replaced. */
const TITLE = /\s*<title data-first>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description" data-first[^>]*>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const ROOT = /<div id="root">([\s\S]*?)<\/div>\s*(?=<script>)/;
/** Matches the preload of every image except the largest ones. */
const SMALLER_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g;
/** Tags that get the attribute `data-view`. Devices that start without rendering remove them. */
const TAG = /<(title|meta|link(?! rel="preload"))\b/g;
const PICTURE = /<img (?![^>]*fetchPriority=)/g;
const MAIN_PICTURE = /<img [^>]*fetchPriority="high"/;
const EAGER_PICTURE = /<img (?=[^>]*loading="eager")/;
const EAGER_ADDRESS = /<img (?=[^>]*loading="eager")[^>]*\bsrc="([^"]+)"/;
/**
 * The page's own script decides which of these images are in the viewport, before the browser fetches them.
 */
const OTHER_EAGER_PICTURE = /(<img fetchpriority="low" [^>]*)loading="eager"/g;

/**
 * Returns the page with its first view, which the scripts then hydrate, or the plain page itself if it has
 * another structure.
 */
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
    'data-time-zone': data.timeZone,
    'data-zone': clockChanges(data.now, offsetIn(data.timeZone)),
    ...(view.needsOwnZone && { 'data-needs-own-zone': '' }),
    'data-scheme': view.scheme,
    'data-style': view.style,
  }).map(([name, value]) => `${name}="${escaped(value)}"`);
  // An unfurled event page already has a better description than its first view.
  const isDescribed = html.includes('<meta property="og:title" data-first');
  const preloads = preloadsOf(files, view, html);
  const head = (isDescribed ? preloadsIn(view.head) : view.head).replace(TAG, '<$1 data-view');
  // Replacement functions are used, because $& in a replacement text would be a pattern.
  return (
    (isDescribed ? html : html.replace(TITLE, '').replace(DESCRIPTION, ''))
      .replace(/<html lang="[^"]*"/, () => `<html ${attributes.join(' ')}`)
      // The configuration is part of the page's data, so it is not preloaded.
      .replace(/\s*<link rel="preload" href="\/config\.json"[^>]*>/, '')
      .replace(STYLESHEET, '')
      .replace(
        '</head>',
        () =>
          `${stylesOf(files)}${mainPictureOf(view)}${head.replace(SMALLER_PICTURE, '')}${preloads}${noticeFilesOf(files, view, html + preloads)}</head>`,
      )
      .replace(root, () => `<template id="start-mark">${mark}</template>${siteOf(view, logo)}`)
      .replace('</body>', () => `${dataOf(view)}</body>`)
  );
}

/**
 * Returns the inlined styles, and a disabled link for each of their files, so that the site treats those
 * files as loaded.
 */
function stylesOf({ css, styles }: FirstViewFiles): string {
  const links = styles.map((file) => `<link rel="stylesheet" disabled href="${file}">`);
  return `${fontsOf(css)}<style>${css}</style>${links.join('')}`;
}

/**
 * Whatever referrer policy a page has, Chromium sends its URL with a font request, unless a link in the page
 * makes the request.
 */
const fontsOf = (css: string): string =>
  [...css.matchAll(/\burl\((\/assets\/[\w.-]+\.woff2)\)/g)]
    .map(([, file]) => `<link rel="preload" as="font" fetchpriority="low" crossorigin href="${file}">`)
    .join('');

/**
 * Returns a preload for the main image, if the screen marks none: the browser would find the image only far below
 * the styles, after the scripts.
 */
function mainPictureOf({ body }: RenderedView): string {
  const [, address] = MAIN_PICTURE.test(body) ? [] : (EAGER_ADDRESS.exec(body) ?? []);
  return address ? `<link rel="preload" as="image" fetchpriority="high" href="${address}">` : '';
}

/**
 * Returns preloads for the scripts that the plain page does not load, and for the texts, which the code would
 * request only once it runs.
 */
const preloadsOf = (
  { scripts, soon, texts }: FirstViewFiles,
  { texts: areas, data }: RenderedView,
  html: string,
) =>
  [...new Set([...scripts, ...areas.flatMap((area) => texts[`${area}/${data.language}`] ?? []), ...soon])]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
    .join('');

/**
 * Returns links to the files of the cookie notice. The page's own script makes them preloads, unless the viewer
 * has decided about cookies.
 */
function noticeFilesOf(
  { notice, texts }: FirstViewFiles,
  { body, data }: RenderedView,
  preloads: string,
): string {
  if (!body.includes(' data-notice=')) return '';
  return [notice, texts[`consent/${data.language}`] ?? '']
    .filter((file) => !preloads.includes(file))
    .map((file) => `<link rel="notice" fetchpriority="low" crossorigin href="${file}">`)
    .join('');
}

const preloadsIn = (head: string): string => head.match(/<link rel="preload"[^>]*>/g)?.join('') ?? '';

/**
 * Returns the rendered site, hidden until the page's script has applied its styles, because the content
 * security policy blocks style attributes.
 */
function siteOf({ body }: RenderedView, logo: Logo): string {
  // If no image is marked as the main one, it is the first eager image.
  const marked = MAIN_PICTURE.test(body) ? body : body.replace(EAGER_PICTURE, '<img fetchPriority="high" ');
  const site = marked
    .replaceAll(' style="', ' data-style="')
    .replace(PICTURE, '<img fetchpriority="low" ')
    .replace(OTHER_EAGER_PICTURE, '$1loading="lazy"');
  return `<div id="root" hidden>${withImageSize(logo, site)}</div>`;
}

/** Gives the logo a width, so that it causes no layout shift when it loads. */
function withImageSize({ src, ratio }: Logo, site: string): string {
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

/** Returns the data as JSON that cannot end the script element around it. */
function dataOf({ data }: RenderedView): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // If data is missing, the first script needs the hosts to fetch it, before it has parsed the data.
  const isWhole = data.entries.every(([, , next]) => !next);
  const hosts = isWhole ? '' : ` data-hosts="${escaped(JSON.stringify(readHosts(data.config)))}"`;
  return `<script type="application/json" id="${FIRST_VIEW_ID}"${hosts}>${json}</script>`;
}
