import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseExportNames } from '../../tools/test-runner/stories/module-graph.ts';
import { parseTsx } from './pieces.ts';

const SRC = join(import.meta.dirname, '../../src');

/** The functions that show answers: their first argument lists which. */
const SHOWING = new Set(['sees', 'onceAnswered', 'undisturbed']);

function pairsIn(node: ts.Node): string[] {
  const named: string[] = [];
  function visit(child: ts.Node): void {
    if (
      ts.isCallExpression(child) &&
      ts.isIdentifier(child.expression) &&
      SHOWING.has(child.expression.text)
    ) {
      const [list] = child.arguments;
      if (list && ts.isArrayLiteralExpression(list))
        named.push(...list.elements.filter(ts.isStringLiteral).map(({ text }) => text));
    }
    ts.forEachChild(child, visit);
  }
  visit(node);
  return named;
}

/** The answers that the stories of a file name. */
export const pairsNamedIn = (source: string): string[] => pairsIn(parseTsx(source));

function identifiersIn(node: ts.Node): string[] {
  const found: string[] = [];
  function visit(child: ts.Node): void {
    if (ts.isIdentifier(child)) found.push(child.text);
    ts.forEachChild(child, visit);
  }
  visit(node);
  return found;
}

/** What a file declares outside of functions, by name. */
function declarationsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const declarations = source.statements.flatMap((statement): [string, ts.Node][] => {
    if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.Node][] =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
    );
  });
  return new Map(declarations);
}

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
