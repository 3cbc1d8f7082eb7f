import type { PageDescription } from './describe.ts';
import { escaped } from './escaped.ts';

/** Returns the absolute URL of an image, or null if other sites cannot load it. */
function pictureAddress(image: string | null, address: URL): string | null {
  if (!image || !URL.canParse(image, address)) return null;
  const url = new URL(image, address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

/**
 * Writes the description into the page's head. Each tag has the attribute `data-first`, like the tag it
 * replaces, and the running site removes it after setting its own.
 */
export function writeHead(html: string, page: PageDescription, address: URL): string {
  const image = pictureAddress(page.image, address);
  const canonical = address.origin + address.pathname.replace(/\/+$/, '');
  const tag = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" data-first content="${escaped(content)}" />`;
  const tags = [
    tag('name', 'description', page.description),
    `<link rel="canonical" data-first href="${escaped(canonical)}" />`,
    tag('property', 'og:site_name', page.site),
    tag('property', 'og:title', page.name),
    tag('property', 'og:description', page.description),
    tag('property', 'og:type', 'video.other'),
    tag('property', 'og:url', canonical),
    tag('property', 'og:locale', page.locale),
    ...(image ? [tag('property', 'og:image', image), tag('name', 'twitter:image', image)] : []),
    tag('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    tag('name', 'twitter:title', page.name),
    tag('name', 'twitter:description', page.description),
  ];
  // A replacement function is used, because $& in a replacement text would be a pattern.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.language}"`)
    .replace(/<title data-first>[^<]*<\/title>/, () => `<title data-first>${escaped(page.title)}</title>`)
    .replace(/\s*<meta name="description" data-first[^>]*>/, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}
