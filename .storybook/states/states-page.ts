import type { StoryRecord } from '../checks/around-stories.ts';
import type { Coverage } from './coverage.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1600px; padding: 32px; }
input { font: inherit; padding: 8px 12px; width: min(480px, 100%); }
section ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px; padding: 0; list-style: none; }
img { width: 100%; aspect-ratio: 16 / 10; object-fit: cover; object-position: top; border: 1px solid #8885; border-radius: 8px; }
figure { margin: 0; }
figcaption { font-weight: 600; }
[hidden] { display: none !important; }
small { display: block; opacity: 0.75; overflow-wrap: anywhere; }
`;

const SEARCH = `
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const item of document.querySelectorAll('section li')) item.hidden = !item.textContent.toLowerCase().includes(words);
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('li:not([hidden])');
});
`;

type Pictured = (story: StoryRecord) => boolean;

function storyItem(story: StoryRecord, pictured: Pictured): string {
  const file = `${escapeHtml(story.id)}.jpg`;
  const picture = `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>\n`;
  return `<li><figure>${pictured(story) ? picture : ''}<figcaption>${escapeHtml(story.name)}</figcaption>
<small hidden>${escapeHtml(story.title)}</small><small>${escapeHtml(story.shown.join(', '))}</small></figure></li>`;
}

/** A page for the browser: every story with its picture, and the documented answers that no story shows. */
export function statesPage(
  stories: readonly StoryRecord[],
  { shown, missing, share }: Omit<Coverage, 'excepted'>,
  pictured: Pictured,
): string {
  const screens = [...Map.groupBy(stories, ({ title }) => title)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens and their states</title><style>${STYLE}</style></head><body>
<h1>Screens and their states</h1>
<p>${stories.length} stories. ${shown.length} of ${shown.length + missing.length} documented answers shown, ${(share * 100).toFixed(1)} percent.${stories.some(pictured) ? '' : ' Recorded without pictures: <code>npm run states</code> takes them.'}</p>
<p><input type="search" aria-label="Search" placeholder="A screen, a state, an operation, a status"></p>
${missing.length > 0 ? `<h2>Not shown</h2><ul>${missing.map((pair) => `<li>${escapeHtml(pair)}</li>`).join('')}</ul>` : ''}
${screens.map(([title, states]) => `<section><h2>${escapeHtml(title)}</h2><ul>${states.map((story) => storyItem(story, pictured)).join('\n')}</ul></section>`).join('\n')}
<script>${SEARCH}</script></body></html>
`;
}
