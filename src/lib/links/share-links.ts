/** Returns plain links for sharing a page, so that no third-party script runs on the site. */
export function shareLinks(url: string, title: string) {
  const link = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;
  return [
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X', href: link('https://x.com/intent/post', { url, text: title }) },
    { name: 'WhatsApp', href: link('https://wa.me/', { text: `${title} ${url}` }) },
    { name: 'LinkedIn', href: link('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ] as const;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the HTML that embeds the video in another site. */
export function embedCode(url: string, title: string): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
  return (
    `<iframe src="${safe(url)}" title="${safe(title)}" width="640" height="360" style="border:0" ` +
    'allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>'
  );
}
