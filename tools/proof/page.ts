import { type Section, type Themes, themeNames } from './claims.ts';
import { pairsOf } from './contrast.ts';
import { type Html, html } from './html.ts';
import type { Line, LineState } from './lines.ts';
import { shell } from './shell.ts';
import type { Words } from './words-en.ts';

export interface Build {
  revision: string;
  /** Whether there are uncommitted changes. */
  changed: boolean;
  at: Date;
}

export const SIGNS: Record<LineState, string> = { holds: '✓', fallsShort: '✗', old: '↻', missing: '?' };

const idOf = ({ name }: Section, index: number) => `${name}-${index + 1}`;

const badge = (state: LineState, words: Words) =>
  html`<span class="state ${state}"><span aria-hidden="true">${SIGNS[state]}</span> ${words.states[state]}</span>`;

function when(at: Date | null, words: Words): Html | string {
  if (!at) return '';
  return html`<p class="at">${words.measured} <time datetime="${at.toISOString()}">${words.moment(at)}</time></p>`;
}

function lineOf(line: Line, id: string, words: Words): Html {
  return html`<li id="${id}">
${badge(line.state, words)}
<div><h3>${line.what}</h3><p class="figure">${line.figure}</p></div>
<div class="source"><p><span class="unseen">${words.command} </span><code>${line.command}</code></p>${when(line.at, words)}</div>
</li>
`;
}

function summary(sections: Section[], words: Words): Html {
  const all = sections.flatMap((section) =>
    section.lines.map((line, index) => ({ ...line, id: idOf(section, index), section })),
  );
  const others = all.filter(({ state }) => state !== 'holds');
  const list = html`<p>${words.doesNotHold}</p><ul>${others.map(
    ({ id, state, what, section }) =>
      html`<li>${badge(state, words)} <a href="#${id}">${words.joined(words.sections[section.name][0] ?? '', what)}</a></li>\n`,
  )}</ul>`;
  return html`<section class="summary ${others.length > 0 ? 'short' : 'whole'}" aria-labelledby="summary">
<h2 id="summary" class="unseen">${words.summary}</h2>
<p class="count">${words.holds(all.length - others.length, all.length)}</p>
${others.length > 0 ? list : html`<p>${words.allHold}</p>`}
</section>`;
}

/** A table of every colour pair of every theme, so that a reader can find the lowest contrast. */
function pairTable(themes: Themes, words: Words): Html {
  const names = themeNames(themes);
  const columns = names.map((name) => pairsOf(themes[name]));
  const { contrast } = words;
  const rows = (columns[0] ?? []).map(({ use, on, least }, row) => {
    const cells = columns.map((pairs) => {
      const ratio = pairs[row]?.ratio ?? 0;
      const state = ratio >= least ? 'holds' : 'fallsShort';
      const sign = ratio >= least ? '' : html` <span class="state fallsShort">${SIGNS[state]}</span>`;
      return html`<td>${words.number(Math.floor(ratio * 10) / 10)}${sign}</td>`;
    });
    return html`<tr><th scope="row">${contrast.on(use, on)}</th><td>${words.number(least)}</td>${cells}</tr>\n`;
  });
  const heads = names.map((name) => html`<th scope="col">${contrast.themes[name]}</th>`);
  return html`<section class="pairs" tabindex="0" aria-label="${contrast.table}"><table><caption>${contrast.table}</caption>
<thead><tr><th scope="col">${contrast.pair}</th><th scope="col">${contrast.least}</th>${heads}</tr></thead>
<tbody>${rows}</tbody></table></section>`;
}

/** Writes the whole proof in one language. */
export function proofPage(
  sections: Section[],
  { build, themes, words }: { build: Build; themes: Themes; words: Words },
): string {
  const main = html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p class="build">${words.revision(build.revision, build.changed)} · ${words.gathered} <time datetime="${build.at.toISOString()}">${words.moment(build.at)}</time></p>
${summary(sections, words)}
${sections.map((section) => {
  const [title = '', about = ''] = words.sections[section.name];
  return html`<section aria-labelledby="${section.name}">
<h2 id="${section.name}">${title}</h2>
<p class="about">${about}</p>
<ul class="lines">
${section.lines.map((line, index) => lineOf(line, idOf(section, index), words))}</ul>
${section.name === 'contrast' ? pairTable(themes, words) : ''}
</section>
`;
})}`;
  return shell({ language: words.language, title: words.title, otherLanguage: words.otherLanguage }, main);
}
