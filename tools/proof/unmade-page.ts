import { html } from './html.ts';
import { SIGNS } from './page.ts';
import { type ProofLanguage, shell } from './shell.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

const WORDS = { en, fr };

/** Renders the page that is shown until `npm run proof` has run. It states that nothing is proven yet. */
export function unmadePage(language: ProofLanguage): string {
  const words = WORDS[language];
  const sections = Object.values(words.sections).map(
    ([title = '']) =>
      html`<li><span class="state missing"><span aria-hidden="true">${SIGNS.missing}</span> ${words.states.missing}</span> <span>${title}</span></li>\n`,
  );
  return shell(
    { language, title: words.title, otherLanguage: words.otherLanguage },
    html`<h1>${words.title}</h1>
<section class="summary short">
<p class="count">${words.unmade}</p>
<p>${words.howMade}</p>
<ol class="commands">${COMMANDS.map((command) => html`<li><code>${command}</code></li>`)}</ol>
<ul>${sections}</ul>
</section>`,
  );
}

const COMMANDS = ['npm test', 'npm run bench', 'npm run proof'];
