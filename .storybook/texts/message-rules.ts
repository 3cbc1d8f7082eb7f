import type { Language } from '../../src/i18n/languages';
import { QUOTED, TERMS } from '../docs/terms.ts';
import { type MessageFormatElement, parse, TYPE } from './icu-parser.ts';

interface Reading {
  /** The text to use for each value of a message. */
  value: string;
  /** The text to put between two branches of a choice. */
  between: string;
}

/** Returns the words of a message, with all branches of its choices one after another. */
function readingOf(elements: readonly MessageFormatElement[], reading: Reading): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return readingOf(element.children, reading);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map((option) => readingOf(option.value, reading))
          .join(reading.between);
      return reading.value;
    })
    .join('');
}

/** Counts the characters that a viewer reads, in the longest branch of each choice and without values. */
export function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + [...element.value].length;
    if (element.type === TYPE.tag) return sum + lengthOf(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return sum + Math.max(...Object.values(element.options).map((option) => lengthOf(option.value)));
    return sum;
  }, 0);
}

/** The values, tags and branches that a message needs from the code that shows it. */
interface Needs {
  values: Set<string>;
  tags: Set<string>;
  /** The branches that each `select` distinguishes, by the name of its value. */
  branches: Map<string, Set<string>>;
}

function needsOf(
  elements: readonly MessageFormatElement[],
  found: Needs = { values: new Set(), tags: new Set(), branches: new Map() },
): Needs {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      found.tags.add(element.value);
      needsOf(element.children, found);
      continue;
    }
    found.values.add(element.value);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    if (element.type === TYPE.select) {
      const branches = found.branches.get(element.value) ?? [];
      found.branches.set(element.value, new Set([...branches, ...Object.keys(element.options)]));
    }
    for (const option of Object.values(element.options)) needsOf(option.value, found);
  }
  return found;
}

function differences(
  name: (part: string) => string,
  own: ReadonlySet<string>,
  english: ReadonlySet<string>,
): string[] {
  return [
    ...[...english].filter((part) => !own.has(part)).map((part) => `lacks ${name(part)}`),
    ...[...own]
      .filter((part) => !english.has(part))
      .map((part) => `has ${name(part)}, which the English does not have`),
  ];
}

/**
 * Returns how the values, tags and branches of a message differ from those of the English message, for which
 * the code was written.
 */
export function needsFaults(
  own: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): string[] {
  const [needs, expected] = [needsOf(own), needsOf(english)];
  const branches = [...expected.branches].flatMap(([value, inEnglish]) => {
    const inOwn = needs.branches.get(value);
    // If the English choice has only `other`, the choice serves the grammar of other languages.
    if (!inOwn || inEnglish.size === 1) return [];
    return differences((branch) => `the branch “${branch}” of {${value}}`, inOwn, inEnglish);
  });
  return [
    ...differences((value) => `the value {${value}}`, needs.values, expected.values),
    ...differences((tag) => `the tag <${tag}>`, needs.tags, expected.tags),
    ...branches,
  ];
}

/** The rules for spaces in Québec French. Each pattern matches a text that breaks its rule. */
export const SPACE_RULES: readonly (readonly [rule: string, broken: RegExp])[] = [
  ['a no-break space before a colon', /(?<!\u00a0):(?!\d)/],
  ['no-break spaces inside guillemets', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['a no-break space before % and $', /(?<!\u00a0)[%$]/],
  ['none before ?, ! and ;', /\s[?!;]/],
];

/** Returns the rules for spaces that a French message breaks. */
export function spaceFaults(elements: readonly MessageFormatElement[]): string[] {
  const text = readingOf(elements, { value: '0', between: '|' });
  return SPACE_RULES.flatMap(([rule, broken]) => (broken.test(text) ? [rule] : []));
}

interface TermFault {
  found: string;
  term: string;
}

/**
 * Returns the words of a message that should be replaced by a term. Without an id, no message is excepted.
 */
export function termFaults(
  language: Language,
  elements: readonly MessageFormatElement[],
  id = '',
): TermFault[] {
  if (language === 'en' && Object.hasOwn(QUOTED, id)) return [];
  const text = readingOf(elements, { value: '…', between: ' | ' });
  return TERMS.flatMap(({ avoid, say }) => {
    const [found] = avoid[language]?.exec(text) ?? [];
    return found ? [{ found, term: say[language] }] : [];
  });
}

/** Explains the parser's errors to a person who writes texts. */
const SYNTAX_ERRORS: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a “{” has no “}”',
  EMPTY_ARGUMENT: 'nothing is between “{” and “}”',
  MALFORMED_ARGUMENT: 'the name of a value is not right',
  MISSING_OTHER_CLAUSE: 'a choice has no branch “other”',
  UNCLOSED_TAG: 'a tag has no end',
  UNMATCHED_CLOSING_TAG: 'the end of a tag has no start of the same name',
  INVALID_TAG: 'a tag is not written right',
};

/** Returns the syntax tree of a message, or its fault as the end of a sentence. */
function parseText(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's errors have a location that their type does not include.
    const { location } = error as { location?: { start: { offset: number } } };
    return `is not valid ICU: ${SYNTAX_ERRORS[error.message] ?? error.message}${location ? ` at character ${location.start.offset + 1}` : ''}`;
  }
}

/** Returns all faults of a new text of a message, each as the end of a sentence. */
export function textFaults(id: string, language: Language, text: string, english: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const elements = parseText(text);
  if (typeof elements === 'string') return [elements];
  return [
    ...needsFaults(elements, parse(english)),
    ...termFaults(language, elements, id).map(
      ({ found, term }) => `says “${found}”, for which the term is “${term}”`,
    ),
    ...(language === 'fr' ? spaceFaults(elements).map((rule) => `breaks a rule of spaces: ${rule}`) : []),
  ];
}
