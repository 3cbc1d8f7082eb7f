/**
 * Styles use tokens: no raw colour, shadow, time or page layer, and no weight, line height, text size, padding,
 * margin, gap or corner off the scale. Not checked: 0, 1px, percentages, em, units of the window and of containers,
 * and widths, heights, insets and grid tracks, which belong to the layout.
 */
import postcss, { type ChildNode } from 'postcss';
import { declarationProblems } from './declaration-problems.ts';
import type { TokenGroup } from './token-format.ts';

/** The comment before a declaration or a rule that excuses it, and the one for a whole file. */
const REASON = /^no token( in this file)?(?::\s*(.*))?$/s;

/** The reason in the comment right before a declaration or rule. */
function reasonBefore(node: ChildNode): { comment: postcss.Comment; words: string } | null {
  const previous = node.prev();
  if (previous?.type !== 'comment') return null;
  const match = REASON.exec(previous.text.trim());
  return match ? { comment: previous, words: (match[2] ?? '').trim() } : null;
}

/** Where a style sheet does not use tokens: `file:line property: value: what is wrong`. */
export function styleProblems(file: string, css: string, groups: readonly TokenGroup[]): string[] {
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
    // The descriptors of a font file are not choices of a style.
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'font-face') return;
    const problems = declarationProblems(declaration, groups);
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
    else if (!used.has(comment))
      found.push(`${at(comment)} the reason is not needed: everything here uses tokens`);
  });
  return found;
}
