import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseExportNames } from '../../tools/test-runner/stories/module-graph.ts';
import { declarationsOf, identifiersIn, nodesIn, parseTsx } from '../../tools/test-runner/stories/syntax.ts';

const SRC = join(import.meta.dirname, '../../src');

/** The functions that show answers: their first argument lists which. */
const SHOWING = new Set(['sees', 'onceAnswered', 'undisturbed']);

function pairsIn(node: ts.Node): string[] {
  return nodesIn(node, ts.isCallExpression).flatMap(({ expression, arguments: [list] }) => {
    const isShowing = ts.isIdentifier(expression) && SHOWING.has(expression.text);
    if (!isShowing || !list || !ts.isArrayLiteralExpression(list)) return [];
    return list.elements.filter(ts.isStringLiteral).map(({ text }) => text);
  });
}

/** The answers that the stories of a file name. */
export const pairsNamedIn = (source: string): string[] => pairsIn(parseTsx(source));

/** The answers that each story names, itself or by what it uses of its file; by the story's export. */
export function pairsByStory(source: string): Record<string, string[]> {
  const declarations = declarationsOf(parseTsx(source));
  function pairsOf(story: string): string[] {
    const used = new Set([story]);
    const pairs = new Set<string>();
    // The set grows while it is walked.
    for (const name of used) {
      const declaration = declarations.get(name);
      if (!declaration) continue;
      for (const pair of pairsIn(declaration)) pairs.add(pair);
      for (const identifier of identifiersIn(declaration))
        if (declarations.has(identifier)) used.add(identifier);
    }
    return [...pairs].sort();
  }
  return Object.fromEntries(
    parseExportNames('file.stories.tsx', source).map((story) => [story, pairsOf(story)]),
  );
}

/** The answers that all stories name. Only a run shows which they really receive. */
export function namedPairs(): string[] {
  const files = globSync('**/*.stories.tsx', { cwd: SRC });
  return [...new Set(files.flatMap((file) => pairsNamedIn(readFileSync(join(SRC, file), 'utf8'))))];
}
