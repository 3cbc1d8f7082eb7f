/**
 * Styles use tokens: no raw colour, shadow, time or page layer, and no weight, line height, text size, padding,
 * margin, gap or corner off the scale. Not covered: 0, 1px, percentages, em, units of the window and of containers,
 * and widths, heights, insets and grid tracks, which are the layout's own.
 */
import postcss, { type ChildNode, type Declaration } from 'postcss';
import {
  isMeasure,
  isRawColor,
  isTime,
  normalColor,
  splitByComma,
  type ValuePart,
  valueParts,
} from './css-value.ts';
import type { Token, TokenGroup } from './read-tokens.ts';
import { cssValue, hasProperty } from './to-css.ts';

/** The comment before a declaration or a rule that excuses it, and the one for a whole file. */
const REASON = /^no token( in this file)?(?::\s*(.*))?$/s;
const HOW = 'use a token, or say why before it: /* no token: … */';

/** Above this, a layer is one of the page, which has a token. */
const MAX_OWN_LAYER = 6;

/** What a property may be set to, and which group has the tokens for it. */
const SIZES: readonly { property: RegExp; group: string }[] = [
  { property: /^font(-size)?$/, group: 'type' },
  { property: /^(padding|margin)(-|$)|^(row-|column-)?gap$/, group: 'space' },
  { property: /^border(-[a-z]+)*-radius$/, group: 'radius' },
];
/** Where a word such as `red` is a colour, not a name. */
const HAS_COLOR = /color|background|border|outline|fill|stroke|shadow|filter|decoration|rule|^--/;
/** A mask uses only how opaque a colour is. */
const IS_MASK = /^(-webkit-)?mask/;

type Tokens = ReadonlyMap<string, readonly Token[]>;

function tokenFor(tokens: readonly Token[], same: (css: string) => boolean): string | null {
  const found = tokens.find((token) => hasProperty(token) && !token.alias && same(cssValue(token)));
  return found ? `var(--${found.name})` : null;
}

const raw = (text: string, token: string | null) =>
  token ? `${text} is ${token}` : `${text} has no token: ${HOW}`;

function colorProblems(property: string, parts: readonly ValuePart[], all: readonly Token[]): string[] {
  if (IS_MASK.test(property)) return [];
  const colors = all.filter(({ type }) => type === 'color');
  return parts
    .filter((part) => isRawColor(part) && (/^#|\(/.test(part.whole) || HAS_COLOR.test(property)))
    .map(({ whole }) =>
      raw(
        whole,
        tokenFor(colors, (css) => normalColor(css) === normalColor(whole)),
      ),
    );
}

/** A shadow has a blur; a line or ring without one is drawn where it is needed. */
function shadowProblems(property: string, value: string, parts: readonly ValuePart[], all: readonly Token[]) {
  const shadows =
    property === 'box-shadow' || property === 'text-shadow'
      ? splitByComma(value)
      : parts
          .filter(({ text, whole }) => text === 'drop-shadow' && whole !== text)
          .map(({ whole }) => whole.slice(whole.indexOf('(') + 1, -1).trim());
  return shadows
    .filter((shadow) => {
      const lengths = valueParts(shadow).filter(
        ({ text, functions }) => functions.length === 0 && /^[+-]?[\d.]/.test(text),
      );
      return Number.parseFloat(lengths[2]?.text ?? '0') > 0;
    })
    .map((shadow) =>
      raw(
        shadow,
        tokenFor(
          all.filter(({ type }) => type === 'shadow'),
          (css) => css === shadow,
        ),
      ),
    );
}

/** What is wrong with a declaration; empty when it uses tokens. */
function declarationProblems({ prop, value }: Declaration, tokens: Tokens): string[] {
  const property = prop.toLowerCase();
  const all = [...tokens.values()].flat();
  const inGroup = (name: string) => tokens.get(name) ?? [];
  const parts = valueParts(value);
  const shadows = shadowProblems(property, value, parts, all);
  const problems = shadows.length > 0 ? shadows : colorProblems(property, parts, all);

  for (const { property: pattern, group } of SIZES)
    if (pattern.test(property))
      problems.push(
        ...parts
          .filter(({ text }) => isMeasure(text))
          .map(({ text }) => {
            const token = tokenFor(inGroup(group), (css) => css === text.replace(/^[+-]/, ''));
            return raw(text, token && text.startsWith('-') ? `calc(-1 * ${token})` : token);
          }),
      );

  if (/^(transition|animation)(-|$)/.test(property))
    for (const { text, whole } of parts)
      if (isTime(text) || text === 'cubic-bezier')
        problems.push(
          raw(
            whole,
            tokenFor(inGroup('motion'), (css) => css === whole),
          ),
        );

  if (property === 'z-index' && Math.abs(Number(value)) > MAX_OWN_LAYER)
    problems.push(
      raw(
        value,
        tokenFor(inGroup('layer'), (css) => css === value),
      ),
    );

  for (const [numbered, group] of [
    ['font-weight', 'weight'],
    ['line-height', 'leading'],
  ] as const)
    if (property === numbered && !/^(inherit|initial|unset|revert|var\()/.test(value)) {
      const scale = inGroup(group).map(cssValue);
      if (!scale.includes(value)) problems.push(`${value} is not one of ${scale.join(', ')}: ${HOW}`);
    }
  return problems;
}

/** The reason in the comment right before a declaration or rule. */
function reasonBefore(node: ChildNode): { comment: postcss.Comment; words: string } | null {
  const previous = node.prev();
  if (previous?.type !== 'comment') return null;
  const match = REASON.exec(previous.text.trim());
  return match ? { comment: previous, words: (match[2] ?? '').trim() } : null;
}

/** Where a style sheet does not use tokens: `file:line property: value: what is wrong`. */
export function styleProblems(file: string, css: string, groups: readonly TokenGroup[]): string[] {
  const tokens: Tokens = new Map(groups.map((group) => [group.name, group.tokens]));
  const root = postcss.parse(css, { from: file });
  const at = (node: ChildNode) => `${file}:${node.source?.start?.line ?? 0}`;
  const found: string[] = [];
  const used = new Set<postcss.Comment>();

  const fileReason = root.nodes.find(
    (node): node is postcss.Comment =>
      node.type === 'comment' && REASON.exec(node.text.trim())?.[1] !== undefined,
  );

  root.walkDecls((declaration) => {
    const { parent } = declaration;
    // What a font file offers is no choice of a style.
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'font-face') return;
    const problems = declarationProblems(declaration, tokens);
    if (problems.length === 0) return;
    const excuse =
      reasonBefore(declaration)?.comment ??
      (parent?.type === 'rule' ? reasonBefore(parent as postcss.Rule)?.comment : undefined) ??
      fileReason;
    if (excuse) used.add(excuse);
    else
      for (const problem of problems)
        found.push(`${at(declaration)} ${declaration.prop}: ${declaration.value}: ${problem}`);
  });

  root.walkComments((comment) => {
    const match = REASON.exec(comment.text.trim());
    if (!match) return;
    if (!match[2]?.trim()) found.push(`${at(comment)} the reason has no words: /* no token: … */`);
    else if (!used.has(comment)) found.push(`${at(comment)} the reason is for nothing: all here uses tokens`);
  });
  return found;
}
