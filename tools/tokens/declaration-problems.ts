import type { Declaration } from 'postcss';
import { isRawColor, normalColor } from './css-color.ts';
import { isMeasure, isTime, splitByComma, type ValuePart, valueParts } from './css-value.ts';
import { cssValue, hasProperty } from './to-css.ts';
import type { Token, TokenGroup } from './token-format.ts';

const HINT = 'use a token, or say why before it: /* no token: … */';

/** A higher z-index is a layer of the page, and must use a token. */
const MAX_OWN_LAYER = 6;

/** The properties whose sizes must be on a scale, and the token group with that scale. */
const SIZES: readonly { property: RegExp; group: string }[] = [
  { property: /^font(-size)?$/, group: 'type' },
  { property: /^(padding|margin)(-|$)|^(row-|column-)?gap$/, group: 'space' },
  { property: /^border(-[a-z]+)*-radius$/, group: 'radius' },
];

/**
 * The properties whose values are written without a custom property, and the token group with the allowed
 * values.
 */
const WRITTEN_OUT = new Map([
  ['font-family', 'family'],
  ['font-weight', 'weight'],
  ['line-height', 'leading'],
]);

/** In these properties a word such as `red` is a colour. In others it may be a name. */
const HAS_COLOR = /color|background|border|outline|fill|stroke|shadow|filter|decoration|rule|^--/;
/** A mask uses only the opacity of a colour. */
const IS_MASK = /^(-webkit-)?mask/;

/** Returns which token to use for a raw value, or that there is none. */
function problemOf(raw: string, tokens: readonly Token[], isSame = (css: string) => css === raw): string {
  const found = tokens.find((token) => hasProperty(token) && !token.alias && isSame(cssValue(token)));
  return found ? `${raw} is var(--${found.name})` : `${raw} has no token: ${HINT}`;
}

/** Whether the value equals that of a token without a custom property. */
const isWrittenOut = (value: string, tokens: readonly Token[]): boolean =>
  tokens.some((token) => !hasProperty(token) && cssValue(token) === value);

function colorProblems(property: string, parts: readonly ValuePart[], colors: readonly Token[]): string[] {
  if (IS_MASK.test(property)) return [];
  return parts
    .filter((part) => isRawColor(part) && (/^#|\(/.test(part.whole) || HAS_COLOR.test(property)))
    .map(({ whole }) => problemOf(whole, colors, (css) => normalColor(css) === normalColor(whole)));
}

/** Returns the shadows in a declaration. */
function shadowsIn(property: string, value: string, parts: readonly ValuePart[]): string[] {
  if (property === 'box-shadow' || property === 'text-shadow') return splitByComma(value);
  return parts
    .filter(({ text, whole }) => text === 'drop-shadow' && whole !== text)
    .map(({ whole }) => whole.slice(whole.indexOf('(') + 1, -1).trim());
}

/** A line or ring without blur does not count as a shadow, because it needs no token. */
function hasBlur(shadow: string): boolean {
  const lengths = valueParts(shadow).filter(
    ({ text, functions }) => functions.length === 0 && /^[+-]?[\d.]/.test(text),
  );
  return Number.parseFloat(lengths[2]?.text ?? '0') > 0;
}

function sizeProblem(text: string, scale: readonly Token[]): string {
  const problem = problemOf(text, scale, (css) => css === text.replace(/^[+-]/, ''));
  return text.startsWith('-') ? problem.replace(/var\(.*\)$/, 'calc(-1 * $&)') : problem;
}

/** Returns what is wrong with a declaration, or an empty list if it uses tokens. */
export function declarationProblems(
  { prop, value }: Pick<Declaration, 'prop' | 'value'>,
  groups: readonly TokenGroup[],
): string[] {
  const property = prop.toLowerCase();
  const parts = valueParts(value);
  const inGroup = (name: string) => groups.find((group) => group.name === name)?.tokens ?? [];
  const ofType = (type: Token['type']) =>
    groups.flatMap(({ tokens }) => tokens).filter((token) => token.type === type);

  const shadows = shadowsIn(property, value, parts).filter(hasBlur);
  const problems =
    shadows.length > 0
      ? shadows
          .filter((shadow) => !isWrittenOut(shadow, ofType('shadow')))
          .map((shadow) => problemOf(shadow, ofType('shadow')))
      : colorProblems(property, parts, ofType('color'));

  for (const size of SIZES)
    if (size.property.test(property))
      for (const { text } of parts)
        if (isMeasure(text)) problems.push(sizeProblem(text, inGroup(size.group)));

  // On phones, vh includes the height of the browser's toolbars, even while they are shown.
  for (const { text } of parts)
    if (/^[\d.]+vh$/.test(text)) problems.push(`${text} is ${text.replace('vh', 'dvh')}`);

  if (/^(transition|animation)(-|$)/.test(property))
    for (const { text, whole } of parts)
      if (isTime(text) || text === 'cubic-bezier') problems.push(problemOf(whole, inGroup('motion')));

  if (property === 'z-index' && Math.abs(Number(value)) > MAX_OWN_LAYER)
    problems.push(problemOf(value, inGroup('layer')));

  const writtenOut = inGroup(WRITTEN_OUT.get(property) ?? '');
  if (writtenOut.length > 0 && !/^(inherit|initial|unset|revert|var\()/.test(value))
    if (!isWrittenOut(value, writtenOut))
      problems.push(`${value} is not one of ${writtenOut.map(cssValue).join(', ')}: ${HINT}`);
  return problems;
}
