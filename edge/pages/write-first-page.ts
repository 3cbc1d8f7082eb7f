import { FIRST_VIEW_ID } from '../../src/app/first-view/first-view-in-page.ts';
import type { RenderedView } from '../../src/app/first-view/render-first-view.tsx';
import { escaped } from './escaped.ts';

/** Files of the built site that a rendered page loads in addition to those of the plain page, by address. */
export interface FirstViewFiles {
  styles: readonly string[];
  scripts: readonly string[];
  fonts?: readonly string[];
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
    'data-scheme': view.scheme,
    'data-style': view.style,
  }).map(([name, value]) => `${name}="${escaped(value)}"`);
  const [described, head] = mergeHeads(html, view.head.replace(SMALLER_PICTURE, ''));
  // Replaces with functions: in a replacement text, $& would be a pattern.
  return (
    described
      .replace(/<html lang="[^"]*"/, () => `<html ${attributes.join(' ')}`)
      // The page brings the configuration.
      .replace(/\s*<link rel="preload" href="\/config\.json"[^>]*>/, '')
      // The view is in the page, so the code is next: it comes before all but the largest pictures.
      .replaceAll(' fetchpriority="low"', '')
      .replace('</head>', () => `${linksTo(files, html)}${head}</head>`)
      .replace(root, () => `<template id="start-mark">${mark}</template>${siteOf(view)}`)
      .replace('</body>', () => `${dataOf(view)}</body>`)
  );
}

/** A tag that describes the page, of which a page has one of each kind. */
const TAG =
  /\s*<(?:title[^>]*>[^<]*<\/title>|(?:meta (?:name|property)="[^"]*"|link rel="canonical")[^>]*>)/g;
/** Only the edge's description has it: the plain page describes no subject. */
const DESCRIBED = /<meta property="og:title" data-first/;

const kindOf = (tag: string) =>
  /<title/.test(tag) ? 'title' : (/(?:name|property|rel)="([^"]*)"/.exec(tag)?.[1] ?? tag);

/** The text of a tag, whose signs the edge and React escape differently. */
const contentOf = (tag: string) =>
  (/(?:content|href)="([^"]*)"/.exec(tag)?.[1] ?? tag).replace(/&#(?:x27|39);/g, "'");

/**
 * Leaves one tag of each kind: that of a page about one thing is better than that of its screen. React takes the title
 * over, and every tag that is as it expects, so these are not for removal.
 */
function mergeHeads(html: string, rendered: string): [html: string, rendered: string] {
  const isDescribed = DESCRIBED.test(html);
  const own = new Map(Array.from(rendered.matchAll(TAG), ([tag]) => [kindOf(tag), tag]));
  const taken = new Set<string>();
  const left = html.replace(/[\s\S]*?<\/head>/, (head) =>
    head.replace(TAG, (tag) => {
      const kind = kindOf(tag);
      const rival = own.get(kind);
      if (!tag.includes(' data-first') || rival === undefined) return tag;
      if (!isDescribed || contentOf(tag) === contentOf(rival)) return '';
      taken.add(kind);
      return kind === 'title' ? tag.replace(' data-first', '') : tag;
    }),
  );
  return [left, rendered.replace(TAG, (tag) => (taken.has(kindOf(tag)) ? '' : tag))];
}

/** Links to what the plain page does not load by itself. */
function linksTo({ styles, scripts, fonts = [] }: FirstViewFiles, html: string): string {
  const links = (attributes: string, files: readonly string[]) =>
    files
      .filter((file) => !html.includes(file))
      .map((file) => `<link ${attributes} crossorigin href="${file}">`)
      .join('');
  // The words are in the page: a font that came after the first paint would move them.
  return (
    links('rel="preload" as="font" type="font/woff2"', fonts) +
    links('rel="stylesheet"', styles) +
    links('rel="modulepreload"', scripts)
  );
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
