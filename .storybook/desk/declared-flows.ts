import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import type { StoryInFlows } from './flow-graph.ts';

const SRC = join(import.meta.dirname, '../../src');

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

function property(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.filter(ts.isPropertyAssignment).find((one) => nameOf(one) === name)?.initializer;
}

/** The value of a literal that consists of objects and strings. */
function literalValue(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node))
    throw new Error(`a flow is written out, not computed: ${node.getText()}`);
  return Object.fromEntries(
    node.properties.map((one) => {
      if (!ts.isPropertyAssignment(one))
        throw new Error(`a flow is written out, not computed: ${one.getText()}`);
      return [nameOf(one), literalValue(one.initializer)];
    }),
  );
}

/** The stories of a file, with the flows that they declare. */
export function storiesDeclaredIn(source: string): StoryInFlows[] {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const meta = file.statements.find(ts.isExportAssignment)?.expression;
  const title = property(meta, 'title');
  if (!title || !ts.isStringLiteral(title)) return [];
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return statement.declarationList.declarations.map(({ name, initializer }) => {
      const flows = property(initializer, 'flows');
      return {
        id: toId(title.text, storyNameFromExport(name.getText())),
        title: title.text,
        name: storyNameFromExport(name.getText()),
        // The type of `Story` checks what is written there.
        flows: (flows ? literalValue(flows) : {}) as StoryInFlows['flows'],
      };
    });
  });
}

/** Every story, read without running it: a story file replaces the clock and needs a browser. */
export function declaredStories(): StoryInFlows[] {
  return globSync('**/*.stories.tsx', { cwd: SRC })
    .sort()
    .flatMap((file) => storiesDeclaredIn(readFileSync(join(SRC, file), 'utf8')));
}
