import { FIRST_VIEW_ID } from '../../src/app/first-view/first-view-in-page.ts';
import type { RenderedView } from '../../src/app/first-view/render-first-view.tsx';
import { escaped } from './escaped.ts';

/** Files of the built site that a rendered page loads in addition to those of the plain page, by address. */
export interface FirstViewFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

const ROOT = /<div id="root">([\s\S]*?)<\/div>\s*(?=<script>)/;

/** The page with its first view, for the scripts to take over; the plain page itself if it is not as this function expects. */
export function writeFirstPage(html: string, view: RenderedView, files: FirstViewFiles): string {
  const [root, mark] = ROOT.exec(html) ?? [];
  if (!root) return html;
  const { data, head, body, scheme, style } = view;
  const links = [
    ...files.styles
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...files.scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
    ),
  ];
  const page = [
    ...[
      'lang',
      data.language,
      'data-rendered',
      '',
      'data-zone',
      data.timeZone,
      'data-scheme',
      scheme,
      'data-style',
      style,
    ],
  ];
  const attributes = page.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}="${escaped(page[index + 1] ?? '')}"`] : [],
  );
  // The policy blocks inline styles, so the page's own script applies them.
  const site = body.replaceAll(' style="', ' data-style="');
  // Replaces with functions: in a replacement text, $& would be a pattern.
  return (
    html
      .replace(/<html lang="[^"]*"/, () => `<html ${attributes.join(' ')}`)
      .replace(/\s*<title data-first>[^<]*<\/title>/, '')
      .replace(/\s*<meta name="description" data-first[^>]*>/, '')
      // The page brings the configuration.
      .replace(/\s*<link rel="preload" href="\/config\.json"[^>]*>/, '')
      .replace('</head>', () => `${links.join('')}${head}</head>`)
      .replace(root, () => `<template id="start-mark">${mark}</template><div id="root" hidden>${site}</div>`)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${FIRST_VIEW_ID}">${inScript(data)}</script></body>`,
      )
  );
}

/** JSON that cannot end the element around it. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
