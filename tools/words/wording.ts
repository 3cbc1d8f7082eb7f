import { type SourceText, wordsIn } from './source-words.ts';

/** Words that slow a reader down, each with a replacement. */
const QUAINT_WORDS: ReadonlyMap<string, string> = new Map([
  ['afresh', 'again'],
  ['anew', 'again'],
  ['astray', 'say where it leads'],
  ['bears', 'has, contains'],
  ['beside', 'next to'],
  ['elsewhere', 'say where: another tab, origin, region or file'],
  ['heal', 'recover'],
  ['heals', 'recovers'],
  ['hear', 'subscribe, receive'],
  ['hears', 'receives'],
  ['hurried', 'fake (time)'],
  ['lest', 'so that … not'],
  ['meanwhile', 'while, in between'],
  ['mend', 'fix'],
  ['mends', 'fixes'],
  ['nought', 'zero'],
  ['stands', 'is, has, contains'],
  ['stood', 'was'],
  ['stow', 'store, move'],
  ['tells', 'reports, returns, shows'],
  ['thereof', 'of it'],
  ['till', 'checkout, until'],
  ['told', 'reported, sent, passed'],
  ['ware', 'product'],
  ['wares', 'products'],
  ['whence', 'from where'],
  ['wish', 'request, preference'],
  ['wishes', 'requests, preferences'],
]);

/** `for who is signed in` is not English, so the comment must name the person. */
const RELATIVE_WHO = /\b(by|for|from|to|with) who\b(?! (is|are|was|were) (it|they)\b)/i;

/** A comment explains in one or two sentences. A longer explanation belongs in a document. */
export const MAX_COMMENT_LENGTH = 300;

/** Returns what is wrong with the wording of a comment, test title or identifier. */
export function wordingProblems({ kind, text }: Pick<SourceText, 'kind' | 'text'>): string[] {
  const prose = text.replace(/`[^`]*`/g, '');
  const problems = [...new Set(wordsIn(prose))]
    .filter((word) => QUAINT_WORDS.has(word))
    .map((word) => `"${word}": say ${QUAINT_WORDS.get(word)}`);
  if (kind !== 'identifier' && RELATIVE_WHO.test(prose))
    problems.push('"who" without a person: say which person');
  if (kind === 'comment' && text.length > MAX_COMMENT_LENGTH)
    problems.push(`a comment of ${text.length} characters, at most ${MAX_COMMENT_LENGTH}`);
  return problems;
}
