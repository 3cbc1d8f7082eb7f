/**
 * Styles must use tokens for colours, shadows, times, page layers, weights, line heights, text sizes,
 * padding, margins, gaps and corners. Not checked are 0, 1px, percentages, em, viewport and container units,
 * and the layout's widths, heights, insets and grid tracks.
 */
import postcss, { type ChildNode } from 'postcss';
import { declarationProblems } from './declaration-problems.ts';
import type { TokenGroup } from './token-format.ts';

/** Matches the comment that excuses a declaration or a rule, or a whole file. */
const REASON = /^no token( in this file)?(?::\s*(.*))?$/s;

/** Returns the reason in the comment directly before a declaration or rule. */
function reasonBefore(node: ChildNode): { comment: postcss.Comment; words: string } | null {
  const previous = node.prev();
  if (previous?.type !== 'comment') return null;
  const match = REASON.exec(previous.text.trim());
  return match ? { comment: previous, words: (match[2] ?? '').trim() } : null;
}

/** Returns each place where a stylesheet does not use tokens, as `file:line property: value: problem`. */
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
    // The descriptors of a font file are not design choices.
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
