import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SRC = join(import.meta.dirname, '../../src');

/** The functions that show answers: their first argument lists which. */
const SHOWING = new Set(['sees', 'onceAnswered', 'undisturbed']);

/** The answers that the stories of a file name. */
export function pairsNamedIn(source: string): string[] {
  const named: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SHOWING.has(node.expression.text)) {
      const [list] = node.arguments;
      if (list && ts.isArrayLiteralExpression(list))
        named.push(...list.elements.filter(ts.isStringLiteral).map(({ text }) => text));
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return named;
}

/** The answers that all stories name. Only a run shows which they really receive. */
export function namedPairs(): string[] {
  const files = globSync('**/*.stories.tsx', { cwd: SRC });
  return [...new Set(files.flatMap((file) => pairsNamedIn(readFileSync(join(SRC, file), 'utf8'))))];
}
