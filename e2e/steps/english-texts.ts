import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { buildCatalogue } from '../../mocks/data/catalogue.ts';
import { readTexts } from '../../mocks/data/read-texts.ts';
import type { World } from '../../mocks/store/world.ts';

/** Words that are the same in both languages: names, and words that French has adopted. */
const SAME_IN_BOTH = new Set(['Google', 'Facebook', 'English', 'Français', 'EN', 'FR', 'FAQ', 'config.json']);

const messagesIn = (language: 'en' | 'fr'): string[] =>
  globSync(`src/i18n/messages/*/${language}.json`).flatMap((file): string[] =>
    Object.values(JSON.parse(readFileSync(file, 'utf8'))),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Returns a pattern for a message that matches any text in place of its values. */
function pattern(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.tag) return pattern(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return `(?:${Object.values(element.options)
          .map((option) => pattern(option.value))
          .join('|')})`;
      return '.+';
    })
    .join('');
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** A message that also matches this nonsense consists only of values, so it has no language. */
const NONSENSE = 'Qxz zxq';

function matcher(messages: string[]): (text: string) => boolean {
  const patterns = messages
    .filter(hasWords)
    .map((message) => new RegExp(`^${pattern(parse(message)).trim()}$`, 's'))
    .filter((each) => !each.test(NONSENSE));
  return (text) => patterns.some((each) => each.test(text));
}

const isEnglishMessage = matcher(messagesIn('en'));
const isFrenchMessage = matcher(messagesIn('fr'));

/** Returns the texts between the tags of a channel's HTML, or the plain text itself. */
const spans = (text: string) =>
  text
    .split(/<[^>]*>/)
    .map((span) => span.replace(/\s+/g, ' ').trim())
    .filter(hasWords);

/** Returns the English texts of the demo's catalogue that have a different French version. */
function englishNames({ catalogue }: World): Set<string> {
  const options = { seed: 7, scale: 'normal', ownLanguage: 'en', languages: ['en', 'fr'] } as const;
  const { anchor } = catalogue;
  const [english, french] = (['en', 'fr'] as const).map(
    (language) =>
      new Set(readTexts(buildCatalogue({ ...options, language, anchor })).flatMap(([, text]) => spans(text))),
  );
  return new Set([...(english ?? [])].filter((text) => !french?.has(text)));
}

/** Returns every text of the page, whether visible or for screen readers only. Runs in the page. */
export function textsOnPage(): string[] {
  const found = new Set<string>([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, [lang="en"]'))
      found.add(node.textContent ?? '');
  for (const element of document.querySelectorAll(
    '[aria-label], [aria-roledescription], [title], [alt], [placeholder]',
  ))
    if (!element.closest('[lang="en"]'))
      for (const name of ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder'])
        found.add(element.getAttribute(name) ?? '');
  return [...found];
}

/** Creates a function that finds English texts among texts that should all be French. */
export function englishFinder(world: World): (texts: readonly string[]) => string[] {
  const names = englishNames(world);
  return (texts) =>
    texts
      .map((text) => text.replace(/[\s\u202f]+/g, ' ').trim())
      .filter((text) => hasWords(text) && !SAME_IN_BOTH.has(text))
      .filter((text) => names.has(text) || (isEnglishMessage(text) && !isFrenchMessage(text)));
}
