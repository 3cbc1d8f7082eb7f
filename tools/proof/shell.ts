import { type Html, html } from './html.ts';

export const STYLES = 'proof.css';

/** The page's files by language. They link to each other by relative URLs. */
export const FILES = { en: 'index.html', fr: 'fr.html' } as const;
export type ProofLanguage = keyof typeof FILES;

const other = (language: ProofLanguage): ProofLanguage => (language === 'en' ? 'fr' : 'en');

interface Shell {
  language: ProofLanguage;
  title: string;
  otherLanguage: string;
}

/** Renders the frame of every page of the proof. It has no script. */
export function shell({ language, title, otherLanguage }: Shell, main: Html): string {
  const there = other(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Grandstand</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body>
<header><p class="site">Grandstand</p><nav><a href="${FILES[there]}" hreflang="${there}" lang="${there}">${otherLanguage}</a></nav></header>
<main>
${main}
</main>
</body>
</html>
`.text;
}
