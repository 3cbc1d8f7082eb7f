export interface Change {
  name: string;
  kind: 'changed' | 'new' | 'gone';
  /** The share of pixels that differ, from 0 to 1. */
  share: number;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1800px; padding: 32px; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #8885; border-radius: 8px; }
`;

const picture = (folder: string, name: string) =>
  `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}.png"><img loading="lazy" src="${folder}/${name}.png" alt=""></a></figure>`;

const FOLDERS = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
} as const;

interface Comparison {
  against: string;
  /** The number of stories without a picture. */
  leftOut: number;
}

/**
 * Shows every changed story before and after, with the differences. Story ids consist of letters, digits and
 * hyphens, so they need no escaping.
 */
export function changesPage(changes: readonly Change[], { against, leftOut }: Comparison): string {
  const sections = changes.map(
    ({ name, kind, share }) =>
      `<section><h2>${name}</h2><p>${kind === 'changed' ? `${(share * 100).toFixed(2)} percent changed` : kind}</p><div>${FOLDERS[kind].map((folder) => picture(folder, name)).join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed</title><style>${STYLE}</style></head><body>
<h1>${changes.length} pictures changed</h1><p>Compared with <code>${against.replaceAll('<', '&lt;')}</code>. ${leftOut === 0 ? 'Every story was pictured.' : `${leftOut} stories were left out, because neither they nor anything that they import has changed; <code>--all</code> pictures them too.`}</p>
${sections.join('\n')}</body></html>
`;
}
