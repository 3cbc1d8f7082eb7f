import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseExportNames } from '../../tools/test-runner/stories/module-graph.ts';
import { declarationsOf, identifiersIn, nodesIn, parseTsx } from '../../tools/test-runner/stories/syntax.ts';

const SRC = join(import.meta.dirname, '../../src');

/** The functions that show responses. Their first argument lists the responses. */
const RESPONSE_HELPERS = new Set(['sees', 'afterResponse', 'withoutNotice']);

function pairsIn(node: ts.Node): string[] {
  return nodesIn(node, ts.isCallExpression).flatMap(({ expression, arguments: [list] }) => {
    const isShowing = ts.isIdentifier(expression) && RESPONSE_HELPERS.has(expression.text);
    if (!isShowing || !list || !ts.isArrayLiteralExpression(list)) return [];
    return list.elements.filter(ts.isStringLiteral).map(({ text }) => text);
  });
}

/** Returns the responses that the stories of a file name. */
export const pairsNamedIn = (source: string): string[] => pairsIn(parseTsx(source));

/**
 * Returns the responses that each story names, directly or through code that it uses in its file, by the
 * story's export.
 */
export function pairsByStory(source: string): Record<string, string[]> {
  const declarations = declarationsOf(parseTsx(source));
  function pairsOf(story: string): string[] {
    const used = new Set([story]);
    const pairs = new Set<string>();
    // The loop adds to the set while iterating over it.
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

/** Returns the responses that all stories name. Only a run shows which of them the stories really receive. */
export function namedPairs(): string[] {
  const files = globSync('**/*.stories.tsx', { cwd: SRC });
  return [...new Set(files.flatMap((file) => pairsNamedIn(readFileSync(join(SRC, file), 'utf8'))))];
}
